import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { colours } from '#domain/colour.ts'
import { stopWords } from '#domain/search/stopWords.ts'
import { rowsOf } from './rows.ts'

/**
 * Of all that is derived from these records. Databases of shops keep what was derived when they were filled: where this
 * changes, add a migration that rebuilds to `sharedMigrations.ts` and to those of both engines, then set the new digest.
 */
const digestOfLastRebuild = '49d0e348d9fe160c47b88e3aa1bf1c24c6dac5dd9e9dca621505ca249c80babf'

const records = [
  {
    entityId: 'e-1',
    _id: 'm-1',
    name: "Café Ångström's Korvai Şaree, രണ്ടാം",
    slug: 'Cafe Saree',
    productCode: 'PS 01',
    description: 'Temple  border; fine-zari / 100% mulberry silk',
    category: { name: 'Pure Silks' },
    subcategory: [...stopWords].join(' '),
    fabric: 'Mulberry silk, cotton',
    color: Object.keys(colours).join(),
    occasion: ['Wedding', 'wedding ', 'Onam'],
    work: 'Zari, hand embroidery',
    tags: ['no zari', 'New'],
    seoKeywords: 'kasavu; set mundu; സില്\u200Dക്ക്',
    brand: 'Padma',
    price: '₹5,000',
    originalPrice: '₹5,350',
    rating: 4.85,
    reviewCount: '12',
    stockCount: '7',
    sortOrder: 3,
    isFeatured: 'yes',
    isNew: true,
    launchDate: '2026-01-05',
  },
  { id: 's-1', category: 'salwar-suits', name: 'Dress material', price: 1.5, availability: 'sold out', isActive: 'no' },
  { id: 'b-1', category: ['Blouses'], discount: -3, inStock: false, createdAt: '2026-01-05T06:30:00Z' },
  { name: 'Without an id', availability: 'Pre-order', price: 'on request' },
]

it('what is derived from a product has not changed since the last migration that rebuilds it', () => {
  const derived = records.map((record, number) => {
    const { product, text, terms } = rowsOf({ number, record, addToBackOffice: undefined })
    const columns = Object.entries(product).map(([name, value]) => `${name} ${value}`)
    return [columns.sort(), text, [...terms.keys()].sort()]
  })
  expect(createHash('sha256').update(JSON.stringify(derived)).digest('hex')).toBe(digestOfLastRebuild)
})
