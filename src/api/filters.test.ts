import { expect, test } from 'vitest'
import { allCollections } from '#domain/listing/listing.ts'
import { createStoreClient } from './client.ts'
import { filterCountsQuery } from './filters.ts'
import { createQueryClient } from './queryClient.ts'

/** The counts for All Collections from a store with this response. */
function countsOf(body: unknown) {
  const client = createStoreClient({
    base: 'https://store.example/dev',
    readKey: 'k',
    fetch: async () => Response.json(body),
  })
  return createQueryClient().query(filterCountsQuery(client, allCollections))
}

test('every filter that the store counts has its counts', async () => {
  const values = [{ value: 'Madder', count: 3 }]
  expect(await countsOf({ data: [{ field: 'color', values }] })).toEqual({ colors: values })
})

test.each([
  ['a list of products', [{ entityId: 'a', color: ['Madder'] }]],
  ['an object with products', { data: [{ entityId: 'a', color: ['Madder'] }], message: 'ok' }],
  ['nothing', []],
])('a store that answers with %s counts nothing, rather than none of each value', async (_what, body) => {
  expect(await countsOf(body)).toEqual({})
})
