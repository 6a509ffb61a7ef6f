import { expect, test } from 'vitest'
import { allCollections } from '#domain/listing/listing.ts'
import { createStoreClient } from './client.ts'
import { filterCountsQuery, filterValuesQuery } from './filters.ts'
import { createQueryClient } from './queryClient.ts'

/** A client of a store with this response, and the filters that it was asked with. */
function clientOf(body: unknown) {
  const filters: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request: unknown = await new Request(input, init).json()
    filters.push(Object(request).filter)
    return Response.json(body)
  }
  return { filters, client: createStoreClient({ base: 'https://store.example/dev', readKey: 'k', fetch }) }
}

/** The counts for All Collections from a store with this response. */
function countsOf(body: unknown) {
  return createQueryClient().query(filterCountsQuery(clientOf(body).client, allCollections))
}

test('every filter that the store counts has its counts', async () => {
  const values = [{ value: 'Madder', count: 3 }]
  expect(await countsOf({ data: [{ field: 'color', values }] })).toEqual({ colors: values })
})

test('the counts of one listing are not taken for those of another', async () => {
  const { client, filters } = clientOf({ data: [] })
  const queries = createQueryClient()
  for (const category of ['pure-silks', 'semi-silks', 'pure-silks'])
    await queries.query(filterCountsQuery(client, { ...allCollections, category }))
  expect(filters).toMatchObject([{ category: 'pure-silks' }, { category: 'semi-silks' }])
})

test('the panel offers the values of a thousand products on offer', async () => {
  const { client, filters } = clientOf([{ entityId: 'a', fabric: 'Linen' }])
  expect(await createQueryClient().query(filterValuesQuery(client))).toMatchObject({ fabrics: ['Linen'] })
  const fields = expect.arrayContaining(['fabric', 'color', 'occasion']) as string[] // a matcher
  expect(filters).toEqual([{ isActive: true, limit: 1000, fields }])
})

test.each([
  ['a list of products', [{ entityId: 'a', color: ['Madder'] }]],
  ['an object with products', { data: [{ entityId: 'a', color: ['Madder'] }], message: 'ok' }],
  ['nothing', []],
])('a store that answers with %s counts nothing, rather than none of each value', async (_what, body) => {
  expect(await countsOf(body)).toEqual({})
})
