import { describe, expect, test } from 'vitest'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { structuredData } from './structuredData.ts'

const siteUrl = 'https://shop.example'
const record = { entityId: 'a', name: 'Kasavu', price: 2850, category: 'Pure Silks' }
const told = (fields: object, isPriceStated = true) =>
  structuredData({ route: 'product', product: normaliseProduct({ ...record, ...fields }), isPriceStated, siteUrl })

describe('the structured data of a product has', () => {
  test.each([
    ['in-stock', 'InStock'],
    ['out-of-stock', 'OutOfStock'],
    ['pre-order', 'PreOrder'],
  ])('the structured data of a product has the availability %s', (availability, term) => {
    const [product] = told({ availability })
    expect(product).toMatchObject({
      offers: { price: 2850, priceCurrency: 'INR', availability: `https://schema.org/${term}` },
    })
  })

  test('the structured data of a product has its code, or its key without one', () => {
    expect(told({ productCode: 'PW-7' })[0]).toMatchObject({ sku: 'PW-7' })
    expect(told({})[0]).toMatchObject({ sku: 'a' })
  })

  test('the structured data of a product has its offer also without the shop’s own address', () => {
    const product = normaliseProduct(record)
    const [local] = structuredData({ route: 'product', product, isPriceStated: true, siteUrl: '' })
    expect(local).toMatchObject({ name: 'Kasavu', offers: { price: 2850 } })
  })

  test('the structured data of a product has no rating and no review, because they are made up', () => {
    expect(JSON.stringify(told({ rating: 4.5, reviewCount: 9 }))).not.toMatch(/rating|review/i)
  })

  test('the structured data of a product has no offer where the price is made up', () => {
    const [product] = told({ price: null }, false)
    expect(product).toMatchObject({ '@type': 'Product', name: 'Kasavu' })
    expect(product).not.toHaveProperty('offers')
    expect(JSON.stringify(product)).not.toMatch(/2999|InStock/)
  })

  test('the structured data of a product has its breadcrumbs, with its category if it has one', () => {
    const namesOf = (fields: object) => JSON.stringify(told(fields)[1]).match(/(?<="name":")[^"]*/g)
    expect(namesOf({})).toEqual(['Collections', 'Pure Silks', 'Kasavu'])
    expect(namesOf({ category: '' })).toEqual(['Collections', 'Kasavu'])
  })
})

test.each([
  ['home', ['Organization']],
  ['about', ['Organization']],
  ['collections', []],
  ['product', ['Product']],
] as const)('without the shop’s own address the structured data of %s names none within the shop', (route, types) => {
  const images = [{ url: '/pictures/a.jpg' }]
  const product = normaliseProduct({ ...record, images })
  const page = { route, category: 'pure-silks', product, isPriceStated: true }
  const local = structuredData({ ...page, siteUrl: '' })
  expect(JSON.stringify(structuredData({ ...page, siteUrl }))).toContain(`"${siteUrl}/`)
  expect(JSON.stringify(local)).not.toMatch(/"\/|null|undefined/)
  expect(local.map((thing) => thing['@type'])).toEqual(types)
})

test('the breadcrumbs of a category have its canonical address, however it was typed', () => {
  const [crumbs] = structuredData({ route: 'collections', category: 'Pure-Silks', siteUrl })
  expect(JSON.stringify(crumbs)).toContain(`"${siteUrl}/collections/pure-silks"`)
})
