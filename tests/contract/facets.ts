import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { facetFields, fieldFacet } from '#contract/facets.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { ShopApi } from '#server/app/shopApi.ts'
import { ask } from './request.ts'
import { expectedFacets, expectedOf, type WireFilter } from './expectation.ts'
import { randomFilter } from './randomFilters.ts'
import { records } from './records.ts'

const products = records.map(normaliseProduct)
const paging = new Set(['sortBy', 'sortOrder', 'limit', 'skip'])

/** A filter as a query for facets takes it. */
const scope = randomFilter.map((filter): WireFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !paging.has(name))),
)

/** Queries for facets, counted by walking over the data. */
export function facetsSuite(api: () => ShopApi, seed: number): void {
  async function facetsOf(filter: WireFilter, fields: readonly string[] = facetFields) {
    const { status, body } = await ask(api(), { action: 'READ', filter, facets: fields })
    if (status !== 200) throw new Error(`A query that must be answered got ${status}: ${body.message}`)
    return { data: body.data.map((each) => fieldFacet.parse(each)), total: body.total, message: body.message }
  }

  it.each<[sentence: string, filter: WireFilter]>([
    ['everything', {}],
    ['a category', { 'category.slug': 'pure-silks' }],
    ['a search', { search: 'kanchipuram silk' }],
    ['a search and conditions', { search: 'cotton', price: { $lte: 4000 }, inStock: true }],
    ['a list', { color: { $in: ['red', 'gold'] } }],
    ['nothing', { price: { $lt: 0 } }],
    ['what has any value in a list', { $or: [{ work: { $regex: '' } }] }],
    ['every text', { name: { $regex: '' } }],
  ])('counts the values of %s', async (_sentence, filter) => {
    const { data, total, message } = await facetsOf(filter)
    expect(data).toEqual(expectedFacets(products, filter, facetFields))
    expect(total).toBe(expectedOf(products, filter).total)
    expect(message).toBe(total === 1 ? 'Found 1 product.' : `Found ${total} products.`)
  })

  it('counts the values of a body without a filter, in the order they were asked', async () => {
    const { body } = await ask(api(), { action: 'READ', facets: ['occasion', 'brand'] })
    expect(body.data).toEqual(expectedFacets(products, {}, ['occasion', 'brand']))
  })

  it('counts every filter and every facet of 200 random filters', async () => {
    let [compared, partly] = [0, 0]
    await fc.assert(
      fc.asyncProperty(scope, async (filter) => {
        const { data, total } = await facetsOf(filter)
        expect({ data, total }).toEqual({
          data: expectedFacets(products, filter, facetFields),
          total: expectedOf(products, filter).total,
        })
        compared += data.flatMap(({ values }) => values).length
        partly += Number(total > 0 && total < products.length)
      }),
      { numRuns: 200, seed },
    )
    console.log(`    seed ${seed}: ${compared} counted values of 200 random filters are as a plain loop counts them`)
    expect(partly).toBeGreaterThan(50)
    expect(compared).toBeGreaterThan(5000)
  })

  it('counts again after a write', async () => {
    const before = await facetsOf({}, ['fabric'])
    await ask(api(), { action: 'CREATE', data: { entityId: 'counted', fabric: 'Lotus fibre' } })
    const lotus = { value: 'Lotus fibre', count: 1 }
    expect((await facetsOf({}, ['fabric'])).data[0]?.values).toContainEqual(lotus)
    expect((await facetsOf({ key: 'counted' }, ['fabric', 'color'])).data).toEqual([
      { field: 'fabric', values: [lotus] },
      { field: 'color', values: [] },
    ])
    await ask(api(), { action: 'UPDATE', data: { fabric: 'LOTUS FIBRE' }, filter: { key: 'counted' } })
    expect((await facetsOf({}, ['fabric'])).data[0]?.values).toContainEqual({ value: 'LOTUS FIBRE', count: 1 })
    await ask(api(), { action: 'DELETE', filter: { key: 'counted' } })
    expect(await facetsOf({}, ['fabric'])).toEqual(before)
  })

  it('answers the most frequent thousand of very many values', async () => {
    const tags = (record: number) => Array.from({ length: 100 }, (_, at) => `v${record * 100 + at}`).join(',')
    const data = Array.from({ length: 11 }, (_, record) => ({ brand: 'Manifold', tags: tags(record) }))
    await ask(api(), { action: 'CREATE', data })
    const { data: facets } = await facetsOf({ brand: 'Manifold' }, ['tags'])
    expect(facets[0]?.values.length).toBe(1000)
    await ask(api(), { action: 'DELETE', filter: { brand: 'Manifold' } })
  })
}
