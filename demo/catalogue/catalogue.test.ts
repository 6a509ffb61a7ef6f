import { expect, test } from 'vitest'
import { colours } from '#domain/colour.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { categoryFacts } from '#site/categories.ts'
import { subcategories } from './subcategories.ts'
import { untidyKeys } from './backOffice.ts'
import { catalogueRecords, demoProductsByCategory } from './catalogue.ts'
import { pictureSize, viewsOf } from './views.ts'

const demoProducts = Object.values(demoProductsByCategory).flat()
const products = catalogueRecords.map(normaliseProduct)

/** The duplicates in a list. */
function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at)
}

test.each(Object.entries(categoryFacts))('%s has as many products as its tile says', (slug, { productCount }) => {
  expect(products.filter(({ category }) => category.slug === slug)).toHaveLength(productCount)
})

test.each(Object.entries(subcategories).filter(([, names]) => names.length > 0))(
  '%s has products of each of its subcategories, and of no other',
  (slug, names) => {
    const used = demoProducts.filter((product) => demoProductsByCategory[slug as 'workwear'].includes(product)) // a category of the table
    expect(new Set(used.map(({ subcategory }) => subcategory))).toEqual(new Set(names))
  },
)

test('119 products, each with a unique name, code, URL and texts', () => {
  expect(products).toHaveLength(119)
  const sentences = demoProducts.flatMap(({ description, shortDescription, features }) =>
    [description, shortDescription, ...features].flatMap((text) => text.split(/(?<=[.!?])\s+/)),
  )
  expect(sentences.length).toBeGreaterThan(800)
  expect(repeated(sentences.map((sentence) => sentence.replace(/\.$/, '').toLowerCase()))).toEqual([])
  expect(repeated(demoProducts.map(({ name }) => name))).toEqual([])
  expect(repeated(demoProducts.map(({ code }) => code))).toEqual([])
  expect(repeated(products.flatMap(({ entityId, _id, id }) => [entityId, _id, id]))).toEqual([])
})

test('every price band has products, and about one in five is reduced', () => {
  const bands = [2000, 5000, 10_000, 20_000, 50_000, 100_000, Infinity]
  const counts = bands.map((top, at) => {
    return products.filter(({ price }) => price <= top && price > (bands[at - 1] ?? 0)).length
  })
  expect(counts.every((count) => count >= 2)).toBe(true)
  const reduced = products.filter(({ discount }) => discount > 0)
  expect(reduced.length / products.length).toBeGreaterThan(0.15)
  expect(reduced.length / products.length).toBeLessThan(0.27)
})

test('every badge and every availability occurs', () => {
  for (const has of ['isNew', 'isBestseller', 'isTrending', 'isLimitedEdition', 'isFeatured'] as const) {
    expect(products.filter((product) => product[has]).length).toBeGreaterThan(0)
  }
  expect(new Set(products.map(({ availability }) => availability))).toEqual(
    new Set(['in-stock', 'out-of-stock', 'pre-order']),
  )
})

test('the untidy records are all in the catalogue', () => {
  expect(untidyKeys.length).toBeGreaterThanOrEqual(8)
  expect(untidyKeys.filter((key) => !products.some((product) => product.key === key))).toEqual([])
  const records = new Map(catalogueRecords.map((record) => [record['entityId'], record]))
  expect(records.get('us-14')).not.toHaveProperty('name')
  expect(records.get('ww-06')).not.toHaveProperty('price')
  expect(records.get('cl-15')).toMatchObject({ price: '2,999' })
  expect(records.get('ss-12')).toMatchObject({ images: [] })
})

test('products are led by the whole cloth or the pallu, all shown from four sides, and with their blouse piece', () => {
  const types = demoProducts.map((product) => viewsOf(product))
  expect(types.filter(([lead, second]) => !['full', 'pallu'].includes(lead ?? '') || second !== 'close-up')).toEqual([])
  expect(types.filter((views) => new Set(views).size !== views.length)).toEqual([])
  expect(types.filter((views) => views.length < 4)).toEqual([])
  const withBlouse = demoProducts.filter(({ blousePiece }) => blousePiece)
  expect(withBlouse.filter((product) => !viewsOf(product).includes('blouse-piece'))).toEqual([])
})

test('every picture has its actual size, colour and focal point', () => {
  // Two of the untidy records tell no sizes.
  const images = products
    .filter(({ key }) => !['ss-05', 'ss-12', 'pw-04'].includes(key))
    .flatMap(({ images: all }) => all)
  const known = new Set<string>(Object.values(colours))
  const wrong = images.filter(({ width, height, colour }) => {
    return width !== pictureSize.width || height !== pictureSize.height || !known.has(colour)
  })
  expect(wrong).toEqual([])
})
