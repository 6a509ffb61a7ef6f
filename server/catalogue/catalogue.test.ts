import { expect, test } from 'vitest'
import { colours } from '#domain/colour.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { categoryFacts } from '#site/categories.ts'
import { untidyKeys } from './backOffice.ts'
import { catalogueRecords, piecesByCategory } from './catalogue.ts'

const pieces = Object.values(piecesByCategory).flat()
const products = catalogueRecords.map(normaliseProduct)

/** What stands more than once in a list. */
function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at)
}

test.each(Object.entries(categoryFacts))('%s has as many pieces as its tile says', (slug, { productCount }) => {
  expect(products.filter(({ category }) => category.slug === slug)).toHaveLength(productCount)
})

test('119 pieces, each with a name, a code, an address and words of its own', () => {
  expect(products).toHaveLength(119)
  const sentences = pieces.flatMap(({ description, shortDescription, features }) =>
    [description, shortDescription, ...features].flatMap((text) => text.split(/(?<=[.!?])\s+/)),
  )
  expect(sentences.length).toBeGreaterThan(800)
  expect(repeated(sentences.map((sentence) => sentence.replace(/\.$/, '').toLowerCase()))).toEqual([])
  expect(repeated(pieces.map(({ name }) => name))).toEqual([])
  expect(repeated(pieces.map(({ code }) => code))).toEqual([])
  expect(repeated(products.flatMap(({ entityId, _id, id }) => [entityId, _id, id]))).toEqual([])
})

test('prices lie in every band, about one piece in five is reduced, and nothing else is', () => {
  const bands = [2000, 5000, 10_000, 20_000, 50_000, 100_000, Infinity]
  const counts = bands.map((top, at) => {
    return products.filter(({ price }) => price <= top && price > (bands[at - 1] ?? 0)).length
  })
  expect(counts.every((count) => count >= 2)).toBe(true)
  const reduced = products.filter(({ discount }) => discount > 0)
  expect(reduced.length / products.length).toBeGreaterThan(0.15)
  expect(reduced.length / products.length).toBeLessThan(0.27)
})

test('every badge and every state of stock is there', () => {
  for (const has of ['isNew', 'isBestseller', 'isTrending', 'isLimitedEdition', 'isFeatured'] as const) {
    expect(products.filter((product) => product[has]).length).toBeGreaterThan(0)
  }
  expect(new Set(products.map(({ availability }) => availability))).toEqual(
    new Set(['in-stock', 'out-of-stock', 'pre-order']),
  )
})

test('a handful arrive untidy, and all of them are in the catalogue', () => {
  expect(untidyKeys.length).toBeGreaterThanOrEqual(8)
  expect(untidyKeys.filter((key) => !products.some((product) => product.key === key))).toEqual([])
  const records = new Map(catalogueRecords.map((record) => [record['entityId'], record]))
  expect(records.get('us-14')).not.toHaveProperty('name')
  expect(records.get('ww-06')).not.toHaveProperty('price')
  expect(records.get('cl-15')).toMatchObject({ price: '2,999' })
  expect(records.get('ss-12')).toMatchObject({ images: [] })
})

test('every picture states its true size, colour and place', () => {
  const images = products.filter(({ key }) => key !== 'ss-12').flatMap((product) => product.images)
  expect(images.length).toBeGreaterThanOrEqual(118 * 2)
  const known = new Set<string>(Object.values(colours))
  expect(images.filter(({ width, height, colour }) => width !== 800 || height !== 1200 || !known.has(colour))).toEqual(
    [],
  )
})
