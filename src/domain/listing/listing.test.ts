import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activeFiltersOf } from './activeFilters.ts'
import { filters, noFilters, type AnyFilter, type ListingFilters } from './filters.ts'
import { filterValuesOf, sortedValues, valuesFields } from './filterValues.ts'
import {
  allCollections,
  inCategory,
  listingFilters,
  listingSorts,
  listingViews,
  withoutFilters,
  type Listing,
} from './listing.ts'
import { queryOf } from './listingQuery.ts'
import { listingTitle } from './listingTitle.ts'
import { listingFromUrl, parametersOf } from './listingUrl.ts'
import { maxShown, pageSize } from './paging.ts'
import { colourFamilyNames } from '../colourFamilyNames.ts'
import { priceBands, priceWordsOf } from '../filterKinds/priceBands.ts'

const from = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example')
  return listingFromUrl(pathname.split('/')[2], searchParams)
}

const all = { isActive: true, limit: 24 }
const titles = { all: 'All Collections', new: 'New Arrivals', bestsellers: 'Bestsellers', sale: 'Sale Items' }

describe('a URL gives a title and a query', () => {
  test.each([
    ['/collections', 'All Collections', {}],
    ['/collections/pure-silks', 'Pure Silks', { category: 'pure-silks' }],
    ['/collections?category=cotton-linen', 'Cotton/Linen', { category: 'cotton-linen' }],
    ['/collections/workwear?category=party-wear', 'Workwear', { category: 'workwear' }],
    ['/collections/temple-silks', 'Temple Silks', { category: 'temple-silks' }],
    [`/collections/${'a'.repeat(300)}`, `A${'a'.repeat(99)}`, { category: 'a'.repeat(100) }],
    [`/collections/${'a'.repeat(99)}-b?category=workwear`, `A${'a'.repeat(98)}`, { category: 'a'.repeat(99) }],
    [`/collections?category=${'a'.repeat(300)}`, 'All Collections', {}],
    ['/collections?search=%20gold%20%26%20red%20', 'Search results for "gold & red"', { search: 'gold & red' }],
    ['/collections?search=%20', 'All Collections', {}],
    ['/collections?search=silk%00%07saree%0A', 'Search results for "silk saree"', { search: 'silk saree' }],
    ['/collections?filter=new', 'New Arrivals', { isNew: true }],
    ['/collections?filter=bestsellers', 'Bestsellers', { isBestseller: true }],
    ['/collections?filter=sale', 'Sale Items', { discount: { $gt: 0 } }],
    ['/collections?filter=cheap', 'All Collections', {}],
    ['/collections?price_max=2000', 'All Collections', { price: { $lte: 2000 } }],
    ['/collections?price_min=2000&price_max=5000', 'All Collections', { price: { $gte: 2000, $lte: 5000 } }],
    ['/collections?price_min=5000&price_max=2000', 'All Collections', { price: { $gte: 2000, $lte: 5000 } }],
    ['/collections?price_min=0&price_max=100000', 'All Collections', {}],
    ['/collections?price_min=0&price_max=5000', 'All Collections', { price: { $lte: 5000 } }],
    ['/collections?price_max=100000', 'All Collections', { price: { $lte: 100_000 } }],
    ['/collections?price_min=10000', 'All Collections', { price: { $gte: 10000 } }],
    ['/collections?price_min=-5&price_max=cheap', 'All Collections', {}],
    ['/collections?price_min=2000&price_max=2000', 'All Collections', { price: { $gte: 2000, $lte: 2000 } }],
    ['/collections?price_max=9999999999', 'All Collections', {}],
    // The name of a band, as the form sends it without scripts, together with its empty fields.
    ['/collections?price=Under ₹5,000&price_min=&price_max=', 'All Collections', { price: { $lte: 5000 } }],
    ['/collections?price=cheap', 'All Collections', {}],
    ['/collections?show=48', 'All Collections', { limit: 48 }],
    ['/collections?show=50', 'All Collections', {}],
    ['/collections?show=1008', 'All Collections', {}],
    ['/collections?utm_source=whatsapp&fbclid=x', 'All Collections', {}],
    [
      '/collections/party-wear?search=net&filter=sale',
      'Search results for "net"',
      { category: 'party-wear', search: 'net', discount: { $gt: 0 } },
    ],
    ['/collections?color=Gold&color=gold&color=Rani', 'All Collections', { color: { $in: ['Gold', 'Rani'] } }],
    [
      '/collections?fabric=Linen&occasion=Onam',
      'All Collections',
      { fabric: { $in: ['Linen'] }, occasion: { $in: ['Onam'] } },
    ],
    ['/collections?color_family=Red', 'All Collections', { colorFamily: { $in: ['Red'] } }],
    ['/collections?subcategory=Banarasi', 'All Collections', { subcategory: { $in: ['Banarasi'] } }],
    ['/collections?brand=Padma', 'All Collections', { brand: { $in: ['Padma'] } }],
    ['/collections?rating=4', 'All Collections', { rating: { $gte: 4 } }],
    ['/collections?rating=3', 'All Collections', { rating: { $gte: 3 } }],
    ['/collections?rating=2', 'All Collections', { rating: { $gte: 2 } }],
    ['/collections?rating=1', 'All Collections', { rating: { $gte: 1 } }],
    ['/collections?rating=0', 'All Collections', {}],
    ['/collections?rating=5', 'All Collections', {}],
    ['/collections?availability=in-stock', 'All Collections', { availability: { $in: ['in-stock'] } }],
    ['/collections?availability=limited-edition', 'All Collections', { isLimitedEdition: true }],
    [
      '/collections?availability=limited-edition&availability=pre-order',
      'All Collections',
      { $or: [{ availability: { $in: ['pre-order'] } }, { isLimitedEdition: true }] },
    ],
    ['/collections?on_sale=true', 'All Collections', { discount: { $gt: 0 } }],
    ['/collections?on_sale=yes', 'All Collections', {}],
    ['/collections?sort=popular', 'All Collections', {}],
    ['/collections?sort=newest', 'All Collections', { sortBy: 'newest', sortOrder: 'desc' }],
    ['/collections?sort=price-low', 'All Collections', { sortBy: 'price', sortOrder: 'asc' }],
    ['/collections?sort=price-high', 'All Collections', { sortBy: 'price', sortOrder: 'desc' }],
    ['/collections?sort=rating', 'All Collections', { sortBy: 'rating', sortOrder: 'desc' }],
    ['/collections?sort=name', 'All Collections', { sortBy: 'name', sortOrder: 'asc' }],
    ['/collections?sort=cheapest', 'All Collections', {}],
    [`/collections?color=${'x'.repeat(100)}`, 'All Collections', { color: { $in: ['x'.repeat(100)] } }],
    [`/collections?color=${'x'.repeat(101)}`, 'All Collections', {}],
    [`/collections?search=${'a'.repeat(99)}%20b`, `Search results for "${'a'.repeat(99)}"`, { search: 'a'.repeat(99) }],
    ['/collections?search=😀%20silk', 'Search results for "😀 silk"', { search: '😀 silk' }],
    // An emoji is two characters to JavaScript: the limit falls between them.
    [`/collections?search=${'a'.repeat(99)}😀`, `Search results for "${'a'.repeat(99)}"`, { search: 'a'.repeat(99) }],
  ])('the address %s has the title "%s" and its query', (address, title, query) => {
    expect(listingTitle(from(address), titles)).toBe(title)
    expect(queryOf(from(address))).toEqual({ ...all, ...query })
  })
})

test('a URL gives at most forty values of one list, the first ones', () => {
  const fabrics = Array.from({ length: 41 }, (_, at) => `Fabric ${at + 1}`)
  const parameters = new URLSearchParams(fabrics.map((fabric) => ['fabric', fabric]))
  expect(listingFromUrl(undefined, parameters).fabrics).toEqual(fabrics.slice(0, 40))
})

const word = fc
  .string({ minLength: 1, maxLength: 12 })
  .map((text) => text.trim())
  .filter(Boolean)
const words = fc.uniqueArray(word, { maxLength: 4, selector: (text) => text.toLowerCase() })
const anyPrice = fc.integer({ min: 1, max: 999_999_999 })
const prices = fc.tuple(anyPrice, anyPrice).map((ends) => ends.toSorted((a, b) => a - b))

/** What can be chosen in a filter, by the kind of its control. */
function choices({ control }: AnyFilter): fc.Arbitrary<Partial<ListingFilters>> {
  switch (control.kind) {
    case 'values':
      return words.map((values) => control.choose(values))
    case 'options':
      return fc.subarray(control.options.map(({ value }) => value)).map((values) => control.choose(values))
    case 'radio':
      return fc.constantFrom(...control.options).map(({ value }) => control.choose(value))
    case 'flag':
      return fc.boolean().map((isChosen) => control.choose(isChosen))
  }
}

/** Any choice of every filter. */
const chosenFilters = fc
  .tuple(...filters.map((filter) => choices(filter)))
  .map((chosen) => chosen.reduce<ListingFilters>((before, each) => ({ ...before, ...each }), noFilters))

/** Any listing a shopper can have chosen. */
const listings: fc.Arbitrary<Listing> = fc
  .record(
    {
      search: word,
      filter: fc.constantFrom(...listingFilters),
      filters: chosenFilters,
      // Those of an address need not be a band.
      prices,
      sort: fc.constantFrom(...listingSorts),
      view: fc.constantFrom(...listingViews),
      isPanelOpen: fc.boolean(),
      show: fc.integer({ min: 1, max: Math.floor(maxShown / pageSize) }).map((pages) => pages * pageSize),
    },
    { requiredKeys: [] },
  )
  .map(({ prices: ends, filters: chosen, ...rest }) => ({
    ...allCollections,
    ...chosen,
    ...rest,
    ...(ends ? { priceMin: ends[0] ?? 0, priceMax: ends[1] ?? 0 } : {}),
  }))

describe('URL round trip', () => {
  test('any listing is read back from its URL', () => {
    let chosen = 0
    fc.assert(
      fc.property(listings, (listing) => {
        expect(listingFromUrl(undefined, parametersOf(listing))).toEqual(listing)
        // As a link that was sent and pasted.
        expect(listingFromUrl(undefined, new URLSearchParams(parametersOf(listing).toString()))).toEqual(listing)
        chosen += activeFiltersOf(listing).length
      }),
      { numRuns: 1000 },
    )
    expect(chosen).toBeGreaterThan(1000)
  })

  test('a category that is too long is cut where it is still the same category', () => {
    // The second becomes longer as a slug, the third would be cut within a character.
    for (const slug of ['ab '.repeat(50), '\uFDFA'.repeat(99), '𑄃'.repeat(200)]) {
      const listing = listingFromUrl(slug, new URLSearchParams())
      expect(listing.category).toMatch(/^[\p{L}\p{M}\p{N}-]{10,100}$/u)
      expect(listingFromUrl(listing.category, parametersOf(listing))).toEqual(listing)
    }
  })

  test('any URL is normalised, and normalising again changes nothing', () => {
    const names = [
      'category',
      'search',
      'filter',
      ...filters.flatMap(({ parameters }) => parameters),
      'show',
      'sort',
      'view',
      'filters',
      'utm_source',
    ]
    const values = fc.oneof(fc.string(), fc.constantFrom('4', '48', 'open', 'true', 'list', 'sale', 'in-stock', '5000'))
    const parameters = fc.array(fc.tuple(fc.constantFrom(...names), values))
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), parameters, (slug, pairs) => {
        const listing = listingFromUrl(slug, new URLSearchParams(pairs))
        expect(listingFromUrl(listing.category, parametersOf(listing))).toEqual(listing)
        const { limit, price } = queryOf(listing)
        expect(limit % pageSize).toBe(0)
        expect(limit).toBeLessThanOrEqual(maxShown)
        expect(price?.$gte ?? 0).toBeLessThanOrEqual(price?.$lte ?? Infinity)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('active filters', () => {
  test('each choice is a chip with its label, in the order of the panel', () => {
    const listing = from(
      '/collections/pure-silks?search=silk&filter=new&sort=name&price_min=5000&price_max=10000&color=Gold&color=Rani' +
        '&fabric=Linen&occasion=Onam&rating=3&availability=pre-order&availability=limited-edition&on_sale=true',
    )
    const labels = activeFiltersOf(listing).map(({ label }) => label)
    expect(labels).toEqual([
      '₹5,000-10,000',
      'Gold',
      'Rani',
      'Linen',
      'Onam',
      '3 and up',
      'Pre-order',
      'Limited Edition',
      'On Sale',
    ])
  })

  test('a colour and the family of its name are told apart', () => {
    const listing = from('/collections?color_family=Green&color=Green&color=Gold')
    const labels = activeFiltersOf(listing).map(({ label }) => label)
    expect(labels).toEqual(['Color family: Green', 'Colors: Green', 'Gold'])
  })

  test('removing one leaves the others, and removing all keeps search, list, order and view', () => {
    fc.assert(
      fc.property(listings, (listing) => {
        const active = activeFiltersOf(listing)
        expect(new Set(active.map(({ key }) => key)).size).toBe(active.length)
        for (const { key, without } of active) {
          const left = active.filter((other) => other.key !== key).map((other) => other.key)
          expect(activeFiltersOf(without).map((other) => other.key)).toEqual(left)
          expect(without.show).toBe(pageSize)
        }
        const bare = withoutFilters(listing)
        expect(activeFiltersOf(bare)).toEqual([])
        expect([bare.search, bare.filter, bare.sort, bare.view]).toEqual([
          listing.search,
          listing.filter,
          listing.sort,
          listing.view,
        ])
        expect(bare).toMatchObject(noFilters)
      }),
    )
  })

  test.each([
    [{}, undefined],
    [{ priceMax: 5000 }, 'Under ₹5,000'],
    [{ priceMin: 100_000 }, 'Above ₹1,00,000'],
    [{ priceMin: 50_000, priceMax: 100_000 }, '₹50,000-1,00,000'],
    [{ priceMax: 2000 }, 'Up to ₹2,000'],
    [{ priceMin: 2000, priceMax: 5000 }, '₹2,000 – ₹5,000'],
    [{ priceMin: 10_000 }, '₹10,000 and above'],
  ])('the price range %o reads %s', (range, expected) => {
    expect(priceWordsOf(range)).toBe(expected)
  })

  test('the price bands are these, and cover every price', () => {
    expect(priceBands.map(({ name, priceMin, priceMax }) => [name, priceMin, priceMax])).toEqual([
      ['Under ₹5,000', undefined, 5000],
      ['₹5,000-10,000', 5000, 10_000],
      ['₹10,000-20,000', 10_000, 20_000],
      ['₹20,000-50,000', 20_000, 50_000],
      ['₹50,000-1,00,000', 50_000, 100_000],
      ['Above ₹1,00,000', 100_000, undefined],
    ])
    for (const price of [1, 4999, 5000, 5001, 99_999, 100_000, 100_001, 9_999_999]) {
      const fits = priceBands.filter(({ priceMin = 0, priceMax = Infinity }) => price >= priceMin && price <= priceMax)
      expect(fits.length).toBeGreaterThan(0)
    }
  })
})

test('another category keeps search, filters, order and view, and leaves a list such as New Arrivals', () => {
  const query = 'search=silk&color=Gold&sort=name&view=list'
  const listing = from(`/collections/pure-silks?${query}&filter=new&show=48`)
  expect(inCategory(listing, 'semi-silks')).toEqual(from(`/collections/semi-silks?${query}`))
  expect(inCategory(listing, '')).toEqual(from(`/collections?${query}`))
})

test('the panel offers the values of these filters, and the families of colours whatever the products are', () => {
  const { colorFamilies, ...ofProducts } = filterValuesOf([])
  expect(colorFamilies).toEqual(sortedValues(colourFamilyNames))
  expect(ofProducts).toEqual({ colors: [], fabrics: [], occasions: [] })
  expect(valuesFields).toEqual(['color', 'fabric', 'occasion'])
})

test('filter values are distinct and sorted', () => {
  const product = (color: string[], fabric: string, occasion: string[]) => ({ color, fabric, occasion })
  expect(
    filterValuesOf([
      product(['Rani', 'gold'], 'Linen', ['Onam']),
      product(['Gold', ' Ecru '], '', ['onam', 'Wedding']),
      product([], 'linen, Silk', []),
    ]),
  ).toMatchObject({ colors: ['Ecru', 'gold', 'Rani'], fabrics: ['Linen', 'Silk'], occasions: ['Onam', 'Wedding'] })
})

describe('the table of filters', () => {
  test('no two filters share a name, a URL parameter or a part of the listing', () => {
    const others = ['category', 'search', 'filter', 'sort', 'view', 'filters', 'show']
    for (const names of [
      filters.map(({ name }) => name),
      [...others, ...filters.flatMap(({ parameters }) => parameters)],
      filters.flatMap(({ none }) => Object.keys(none)),
    ]) {
      expect(names.length).toBeGreaterThanOrEqual(filters.length)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test.each(filters.map((filter) => [filter.name, filter] as const))(
    '%s: a choice is in the URL, the query, the chips and the control, and nothing else is',
    (_name, filter) => {
      let chosenTimes = 0
      fc.assert(
        fc.property(choices(filter), (choice) => {
          const listing: Listing = { ...allCollections, ...choice }
          const isChosen = filter.chips(listing).length > 0
          const names = new Set(filter.toUrl(listing).map(([name]) => name))
          expect(filter.parameters).toEqual(expect.arrayContaining([...names]))
          expect([names.size > 0, Object.keys(filter.condition(listing)).length > 0]).toEqual([isChosen, isChosen])
          expect(parametersOf(listing).size).toBe(filter.toUrl(listing).length)
          expect(activeFiltersOf(listing)).toHaveLength(filter.chips(listing).length)
          expect(queryOf(listing)).toEqual({ ...all, ...filter.condition(listing) })
          const [shown, untouched] = [listing, allCollections].map((each) => filter.control.chosen(each))
          expect(JSON.stringify(shown) !== JSON.stringify(untouched)).toBe(isChosen)
          chosenTimes += Number(isChosen)
        }),
      )
      expect(chosenTimes).toBeGreaterThan(20)
    },
  )

  test('all filters chosen together keep the condition of each', () => {
    fc.assert(
      fc.property(chosenFilters, (chosen) => {
        const query = queryOf({ ...allCollections, ...chosen })
        for (const { condition } of filters) expect(query).toMatchObject(condition(chosen))
      }),
    )
  })
})
