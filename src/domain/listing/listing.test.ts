import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activeFiltersOf } from './activeFilters.ts'
import { filterValuesOf } from './filterValues.ts'
import {
  allCollections,
  listedNames,
  listingAvailabilities,
  listingFilters,
  listingSorts,
  listingViews,
  minimumRatings,
  mostShown,
  pageSize,
  withoutFilters,
  type Listing,
} from './listing.ts'
import { queryOf } from './listingQuery.ts'
import { listingTitle } from './listingTitle.ts'
import { listingFromUrl, parametersOf } from './listingUrl.ts'
import { priceBands, priceWordsOf } from './priceBands.ts'

const from = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example')
  return listingFromUrl(pathname.split('/')[2], searchParams)
}

const all = { isActive: true, limit: 24 }

describe('an address is a title and a question', () => {
  test.each([
    ['/collections', 'All Collections', {}],
    ['/collections/pure-silks', 'Pure Silks', { category: 'pure-silks' }],
    ['/collections?category=cotton-linen', 'Cotton/Linen', { category: 'cotton-linen' }],
    ['/collections/workwear?category=party-wear', 'Workwear', { category: 'workwear' }],
    ['/collections/temple-silks', 'Temple Silks', { category: 'temple-silks' }],
    ['/collections?search=%20gold%20%26%20red%20', 'Search results for "gold & red"', { search: 'gold & red' }],
    ['/collections?search=%20', 'All Collections', {}],
    ['/collections?filter=new', 'New Arrivals', { isNew: true }],
    ['/collections?filter=bestsellers', 'Bestsellers', { isBestseller: true }],
    ['/collections?filter=sale', 'Sale Items', { discount: { $gt: 0 } }],
    ['/collections?filter=cheap', 'All Collections', {}],
    ['/collections?price_max=2000', 'All Collections', { price: { $lte: 2000 } }],
    ['/collections?price_min=2000&price_max=5000', 'All Collections', { price: { $gte: 2000, $lte: 5000 } }],
    ['/collections?price_min=5000&price_max=2000', 'All Collections', { price: { $gte: 2000, $lte: 5000 } }],
    ['/collections?price_min=10000', 'All Collections', { price: { $gte: 10000 } }],
    ['/collections?price_min=-5&price_max=cheap', 'All Collections', {}],
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
    ['/collections?rating=4', 'All Collections', { rating: { $gte: 4 } }],
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
    [`/collections?color=${'x'.repeat(101)}`, 'All Collections', {}],
  ])('%s is "%s"', (address, title, query) => {
    expect(listingTitle(from(address))).toBe(title)
    expect(queryOf(from(address))).toEqual({ ...all, ...query })
  })
})

const word = fc
  .string({ minLength: 1, maxLength: 12 })
  .map((text) => text.trim())
  .filter(Boolean)
const words = fc.uniqueArray(word, { maxLength: 4, selector: (text) => text.toLowerCase() })
const prices = fc.tuple(fc.nat(999_999_999), fc.nat(999_999_999)).map((ends) => ends.toSorted((a, b) => a - b))

/** Any listing a shopper can have chosen. */
const listings: fc.Arbitrary<Listing> = fc
  .record(
    {
      search: word,
      filter: fc.constantFrom(...listingFilters),
      prices,
      rating: fc.constantFrom(...minimumRatings),
      colors: words,
      fabrics: words,
      occasions: words,
      subcategories: words,
      brands: words,
      availability: fc.subarray([...listingAvailabilities]),
      onSale: fc.boolean(),
      sort: fc.constantFrom(...listingSorts),
      view: fc.constantFrom(...listingViews),
      isPanelOpen: fc.boolean(),
      show: fc.integer({ min: 1, max: Math.floor(mostShown / pageSize) }).map((pages) => pages * pageSize),
    },
    { requiredKeys: [] },
  )
  .map(({ prices: ends, ...rest }) => ({
    ...allCollections,
    ...rest,
    ...(ends ? { priceMin: ends[0] ?? 0, priceMax: ends[1] ?? 0 } : {}),
  }))

describe('an address and a listing are two ways of saying one thing', () => {
  test('whatever was chosen is read back from its address', () => {
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

  test('whatever stands in an address, what is made of it stays as it is', () => {
    const names = [
      'category',
      'search',
      'filter',
      'price_min',
      'price_max',
      'show',
      'color',
      'fabric',
      'occasion',
      'brand',
      'rating',
      'availability',
      'on_sale',
      'sort',
      'view',
      'filters',
      'subcategory',
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
        expect(limit).toBeLessThanOrEqual(mostShown)
        expect(price?.$gte ?? 0).toBeLessThanOrEqual(price?.$lte ?? Infinity)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the filters in force', () => {
  test('each is a chip with its own words, in the order of the panel', () => {
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

  test('taking each away leaves the others, and taking all away leaves what a listing is', () => {
    fc.assert(
      fc.property(listings, (listing) => {
        const filters = activeFiltersOf(listing)
        expect(new Set(filters.map(({ key }) => key)).size).toBe(filters.length)
        for (const { key, without } of filters) {
          const left = filters.filter((other) => other.key !== key).map((other) => other.key)
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
        for (const name of listedNames) expect(bare[name]).toEqual([])
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
  ])('%o is %s', (range, expected) => {
    expect(priceWordsOf(range)).toBe(expected)
  })

  test('the bands leave no price out', () => {
    for (const price of [1, 4999, 5000, 5001, 99_999, 100_000, 100_001, 9_999_999]) {
      const fits = priceBands.filter(({ priceMin = 0, priceMax = Infinity }) => price >= priceMin && price <= priceMax)
      expect(fits.length).toBeGreaterThan(0)
    }
  })
})

test('the panel offers each value once, in the order of the alphabet', () => {
  const product = (color: string[], fabric: string, occasion: string[]) => ({ color, fabric, occasion })
  expect(
    filterValuesOf([
      product(['Rani', 'gold'], 'Linen', ['Onam']),
      product(['Gold', ' Ecru '], '', ['onam', 'Wedding']),
      product([], 'linen', []),
    ]),
  ).toEqual({ colors: ['Ecru', 'gold', 'Rani'], fabrics: ['Linen'], occasions: ['Onam', 'Wedding'] })
})
