import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { ShopApi } from '#server/app/shopApi.ts'
import type { StoreAnswer } from '#contract/store.ts'
import { apiKeys, postOf, read, send } from './request.ts'
import { expectedOf, type WireFilter } from './expectation.ts'
import { randomFilter } from './randomFilters.ts'
import { records } from './records.ts'

const products = records.map(normaliseProduct)

const queries: readonly [sentence: string, filter: WireFilter][] = [
  ['everything, in the shop’s own order', {}],
  ['a direction alone does not turn the shop’s order round', { sortOrder: 'desc' }],
  ['a category by its slug', { 'category.slug': 'pure-silks' }],
  ['a category by its name', { category: 'Pure Silks' }],
  ['new arrivals, newest first', { isNew: true, sortBy: 'newest' }],
  ['the oldest first, and what has no day last', { sortBy: 'newest', sortOrder: 'asc' }],
  ['bestsellers', { isBestseller: true }],
  ['what is reduced', { discount: { $gt: 0 } }],
  ['a price band with both its ends', { price: { $gte: 2000, $lte: 5000 }, sortBy: 'price' }],
  [
    'several fabrics and colours',
    { fabric: { $in: ['Linen', 'mulberry silk'] }, color: { $in: ['RED', 'Gold', 'écru'] } },
  ],
  ['a colour that is not among them', { color: { $ne: 'gold' } }],
  [
    'what can be bought now or later',
    { $or: [{ inStock: true }, { availability: 'pre-order' }, { isLimitedEdition: true }] },
  ],
  ['rating and up', { rating: { $gte: 4.5 }, sortBy: 'rating' }],
  ['names, blanks last', { sortBy: 'name' }],
  ['names backwards, blanks last still', { sortBy: 'name', sortOrder: 'desc' }],
  ['all words of a search', { search: 'Silk  wedding' }],
  ['a search in Malayalam', { search: 'കൈത്തറി' }],
  ['a search whose signs mean nothing', { search: '50% under_score' }],
  ['a search of signs alone, with nothing', { search: '%' }],
  ['a search for an emoji, with nothing', { search: '😀' }],
  ['a search with a word that means nothing, with nothing', { search: 'silk xqzxqz' }],
  ['another spelling of a weave', { search: 'kanchipuram' }],
  ['another spelling of a weave and of a garment', { search: 'Kanjeevaram sari' }],
  ['other spellings: benarasi', { search: 'benarasi' }],
  ['other spellings: tussore', { search: 'tussore' }],
  ['other spellings: shalwar', { search: 'shalwar suits' }],
  ['a letter too few', { search: 'kanjivram' }],
  ['a letter too many', { search: 'cottton' }],
  ['another letter', { search: 'banarazi' }],
  ['two letters swapped', { search: 'ognarza silk' }],
  ['the beginning of a word', { search: 'kanj' }],
  ['part of a word', { search: 'anji' }],
  ['a word in full width', { search: 'ｚｅｎ' }],
  ['a word without its accents', { search: 'ecru' }],
  ['the five suggestions of a search', { search: 'silk', limit: 5 }],
  ['a search among conditions', { search: 'silk', 'category.slug': 'pure-silks', sortBy: 'price' }],
  ['a search with capitals beyond ASCII', { search: 'ÜBER-SAREE' }],
  ['a blank search is none', { search: '   ' }],
  [
    'the text query as clients send it',
    {
      $or: ['name', 'description', 'fabric', 'color', 'occasion', 'tags'].map((field) => ({
        [field]: { $regex: 'silk', $options: 'i' },
      })),
    },
  ],
  ['an escaped metacharacter is that character', { tags: { $regex: '\\(' } }],
  ['a pattern is text', { tags: { $regex: '[a-z]+' } }],
  ['a dot is a dot', { description: { $regex: '.' } }],
  ['an empty text is in every text', { name: { $regex: '' } }],
  ['an empty text in a list is any value', { work: { $regex: '' } }],
  ['the signs of a pattern of SQL as signs', { productCode: { $regex: 'x_7' } }],
  ['none of an empty list', { color: { $in: [] } }],
  ['one product by any of its ids', { $or: [{ entityId: 'odd-9' }, { _id: 'odd-9' }, { id: 'odd-9' }] }],
  ['an id with the signs of SQL', { entityId: "odd'; drop table products; --" }],
  ['an id by its number in words', { id: '4' }],
  ['the column sortOrder, inside $and', { $and: [{ sortOrder: { $lt: 999 } }] }],
  ['what is not on offer', { isActive: false }],
  ['numbers beyond every product', { price: { $lt: 1e300 }, reviewCount: { $gte: 1e300 } }],
  ['nothing', { price: { $lt: 0 } }],
  ['a count alone', { limit: 0, isNew: true }],
  ['a page after the end', { skip: 100_000 }],
]

/** Queries whose answers are worked out by walking over the data. */
export function queriesSuite(api: () => ShopApi, seed: number): void {
  it.each(queries)('answers %s', async (_sentence, filter) => {
    const { keys, total } = await read(api(), filter)
    expect({ keys, total }).toEqual(expectedOf(products, filter))
  })

  it('answers the public key with products on offer alone, whatever it asks for', async () => {
    const readKey = { 'api-key': apiKeys.read }
    const ofReader = async (request: object) => {
      const body = JSON.stringify({ action: 'READ', targetCollection: 'products', ...request })
      return (await send(api(), postOf(body, readKey))).body as StoreAnswer // send has checked it
    }
    const offered = products.filter(({ isActive }) => isActive)
    expect(offered.length).toBeLessThan(products.length)
    expect((await ofReader({ filter: { limit: 0 } })).total).toBe(offered.length)
    const inactive = { isActive: false }
    for (const filter of [inactive, { $or: [inactive] }, { entityId: 'odd-7' }, { isActive: { $ne: true } }])
      expect(await ofReader({ filter })).toMatchObject({ data: [], total: 0 })
    expect((await ofReader({ filter: inactive, facets: ['fabric'] })).total).toBe(0)
  })

  it('answers 200 random filters', async () => {
    let [found, partly] = [0, 0]
    await fc.assert(
      fc.asyncProperty(randomFilter, async (filter) => {
        const { keys, total } = await read(api(), filter)
        expect({ keys, total }).toEqual(expectedOf(products, filter))
        found += Number(total > 0)
        partly += Number(total > 0 && total < products.length)
      }),
      { numRuns: 200, seed },
    )
    console.log(`    seed ${seed}: ${found} of 200 random filters found something, ${partly} of them not everything`)
    // Filters that find nothing, or everything, would prove nothing.
    expect(partly).toBeGreaterThan(50)
  })

  const orders = [undefined, 'price', 'rating', 'name', 'newest'].flatMap((sortBy) =>
    [undefined, 'asc', 'desc'].map((sortOrder) => ({
      ...(sortBy ? { sortBy } : {}),
      ...(sortOrder ? { sortOrder } : {}),
    })),
  )

  it.each(orders)('turns pages that never overlap and leave nothing out: %o', async (order) => {
    const whole = await read(api(), order)
    const pages: string[] = []
    for (let skip = 0; skip < whole.total; skip += 24)
      pages.push(...(await read(api(), { ...order, limit: 24, skip })).keys)
    expect(pages).toEqual(whole.keys)
    expect(new Set(pages).size).toBe(products.length)
  })

  it('answers every record as it was sent', async () => {
    const sent = new Map(
      // As the wire carries it.
      records.map((record) => [normaliseProduct(record).key, JSON.parse(JSON.stringify(record)) as unknown]),
    )
    const { keys, data } = await read(api(), {})
    expect(new Map(keys.map((key, index) => [key, data[index]]))).toEqual(sent)
  })

  it('answers the fields that were asked for, and the ids', async () => {
    const { data } = await read(api(), { fields: ['fabric', 'color'], 'category.slug': 'pure-silks' })
    expect(data.length).toBeGreaterThan(10)
    for (const record of data) {
      expect(['_id', 'color', 'entityId', 'fabric', 'id']).toEqual(
        expect.arrayContaining(Object.keys(record as object)),
      )
    }
    const ids = await read(api(), { fields: [], key: 'ps-01' })
    expect(Object.keys(ids.data[0] as object).toSorted()).toEqual(['_id', 'entityId', 'id'])
  })
}
