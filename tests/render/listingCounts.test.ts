import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { renderedBy, elements, productLinks, words } from '../support/html.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

/** A record as it was written, read without any of the shop's own rules. */
interface Written {
  price: number
  originalPrice: number
  color: string[]
  fabric: string
  occasion: string[]
  rating: number
  availability: string
  isLimitedEdition: boolean
  isNew: boolean
  isBestseller: boolean
  /** Slug. */
  category: string
}

const amount = (value: unknown) => Number(String(value).replace(',', ''))
const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value).split(', '))

// Some records arrive untidy on purpose (demo/catalogue/backOffice.ts): they are normalised (handbook, Rules: product
// data).
const records = catalogueRecords.map((record): Written => {
  const price = amount(record['price'] ?? 2999)
  const category = record['category']
  return {
    price,
    originalPrice: amount(record['originalPrice'] ?? Math.round(price * 1.25)),
    color: list(record['color']),
    fabric: String(record['fabric']),
    occasion: list(record['occasion']),
    rating: Number(record['rating']),
    availability: String(record['availability']),
    isLimitedEdition: record['isLimitedEdition'] === true,
    isNew: record['isNew'] === true,
    isBestseller: record['isBestseller'] === true,
    category: typeof category === 'string' ? category.toLowerCase().replace('/', '-') : slugOf(category),
  }
})

function slugOf(category: unknown): string {
  return typeof category === 'object' && category !== null && 'slug' in category ? String(category.slug) : ''
}

/** What may be added to an address, and what a record must be then. */
const filters: Readonly<Record<string, (record: Written) => boolean>> = {
  'price_max=5000': ({ price }) => price <= 5000,
  'price_min=5000&price_max=10000': ({ price }) => price >= 5000 && price <= 10_000,
  'price_min=10000&price_max=20000': ({ price }) => price >= 10_000 && price <= 20_000,
  'price_min=20000&price_max=50000': ({ price }) => price >= 20_000 && price <= 50_000,
  'price_min=50000&price_max=100000': ({ price }) => price >= 50_000 && price <= 100_000,
  'price_min=100000': ({ price }) => price >= 100_000,
  'price_min=2000&price_max=5000': ({ price }) => price >= 2000 && price <= 5000,
  'color=Gold': ({ color }) => color.includes('Gold'),
  'color=gold&color=Rani': ({ color }) => color.includes('Gold') || color.includes('Rani'),
  'fabric=Linen': ({ fabric }) => fabric === 'Linen',
  'fabric=Mulberry+silk&fabric=Handloom+cotton': ({ fabric }) => ['Mulberry silk', 'Handloom cotton'].includes(fabric),
  'occasion=Wedding': ({ occasion }) => occasion.includes('Wedding'),
  'occasion=Onam&occasion=Office': ({ occasion }) => occasion.includes('Onam') || occasion.includes('Office'),
  'rating=4': ({ rating }) => rating >= 4,
  'rating=3': ({ rating }) => rating >= 3,
  'rating=2': ({ rating }) => rating >= 2,
  'rating=1': ({ rating }) => rating >= 1,
  'availability=in-stock': ({ availability }) => availability === 'in-stock',
  'availability=pre-order': ({ availability }) => availability === 'pre-order',
  'availability=limited-edition': ({ isLimitedEdition }) => isLimitedEdition,
  'availability=pre-order&availability=limited-edition': ({ availability, isLimitedEdition }) =>
    availability === 'pre-order' || isLimitedEdition,
  'on_sale=true': ({ price, originalPrice }) => originalPrice > price,
  'filter=new': ({ isNew }) => isNew,
  'filter=bestsellers': ({ isBestseller }) => isBestseller,
  'filter=sale': ({ price, originalPrice }) => originalPrice > price,
  'category=pure-silks': ({ category }) => category === 'pure-silks',
  'category=cotton-linen': ({ category }) => category === 'cotton-linen',
}

async function shown(query: string) {
  const html = renderedBy(await (await fetch(`${shop.origin}/collections?${query}`)).text())
  const [count] = elements(html, 'p')
    // The order follows, for screen readers.
    .map((element) => /^\d+ of \d+ products(?=, sorted by |$)/.exec(words(element))?.[0])
    .filter((text) => text !== undefined)
  // Below a list without products are the shop's bestsellers.
  const [beforeBestsellers = ''] = html.split('aria-label="Bestsellers"')
  return { count, cards: new Set(productLinks(beforeBestsellers)).size }
}

function expected(...fits: readonly ((record: Written) => boolean)[]) {
  const total = records.filter((record) => fits.every((fit) => fit(record))).length
  const cards = Math.min(total, 24)
  return { count: `${cards} of ${total} products`, cards }
}

test.each(Object.entries(filters))('%s finds what a plain loop over the records finds', async (query, fits) => {
  expect(await shown(query)).toEqual(expected(fits))
})

test('any two of different kinds together find what both find', async () => {
  const entries = Object.entries(filters)
  const kind = (query: string) => query.split('=')[0]?.replace(/_m(in|ax)$/, '')
  const pairs = entries.flatMap(([one, fitsOne], place) =>
    entries
      .slice(place + 1)
      .filter(([other]) => kind(other) !== kind(one))
      .map(([other, fitsOther]) => ({ query: `${one}&${other}`, fits: [fitsOne, fitsOther] })),
  )
  let found = 0
  for (const { query, fits } of pairs) {
    const answer = await shown(query)
    expect({ query, ...answer }).toEqual({ query, ...expected(...fits) })
    found += answer.cards
  }
  expect(pairs.length).toBeGreaterThan(250)
  expect(found).toBeGreaterThan(1000)
})

test('all kinds together find what all of them find', async () => {
  const chosen = [
    'category=cotton-linen',
    'price_max=5000',
    'color=Gold',
    'occasion=Onam&occasion=Office',
    'rating=4',
    'availability=in-stock',
  ]
  const answer = await shown(chosen.join('&'))
  expect(answer).toEqual(expected(...chosen.map((query) => filters[query] ?? (() => false))))
  expect(answer.cards).toBeGreaterThan(0)
})
