import { describe, expect, test } from 'vitest'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { structuredData } from './structuredData.ts'

const siteUrl = 'https://shop.example'
const record = { entityId: 'a', name: 'Kasavu', price: 2850, category: 'Pure Silks' }
const told = (fields: object) =>
  structuredData({ route: 'product', product: normaliseProduct({ ...record, ...fields }), siteUrl })

describe('of a product search engines are told', () => {
  test.each([
    ['in-stock', 'InStock'],
    ['out-of-stock', 'OutOfStock'],
    ['pre-order', 'PreOrder'],
  ])('that it is %s', (availability, term) => {
    const [product] = told({ availability })
    expect(product).toMatchObject({
      offers: { price: 2850, priceCurrency: 'INR', availability: `https://schema.org/${term}` },
    })
  })

  test('its code, or its key where it has none', () => {
    expect(told({ productCode: 'PW-7' })[0]).toMatchObject({ sku: 'PW-7' })
    expect(told({})[0]).toMatchObject({ sku: 'a' })
  })

  test('no rating and no review, which are made up', () => {
    expect(JSON.stringify(told({ rating: 4.5, reviewCount: 9 }))).not.toMatch(/rating|review/i)
  })

  test('the way to it, by its category where it has one', () => {
    const namesOf = (fields: object) => JSON.stringify(told(fields)[1]).match(/(?<="name":")[^"]*/g)
    expect(namesOf({})).toEqual(['Collections', 'Pure Silks', 'Kasavu'])
    expect(namesOf({ category: '' })).toEqual(['Collections', 'Kasavu'])
  })
})

test('the way to a category has its canonical address, however it was typed', () => {
  const [crumbs] = structuredData({ route: 'collections', category: 'Pure-Silks', siteUrl })
  expect(JSON.stringify(crumbs)).toContain(`"${siteUrl}/collections/pure-silks"`)
})
