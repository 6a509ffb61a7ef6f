import { expect, test } from 'vitest'
import { apiKeys, apiOver } from '#tests/contract/request.ts'
import { memoryCatalogue } from '../storage/memory.ts'
import { readCatalogue } from './readCatalogue.ts'

const records = Array.from({ length: 1001 }, (_, at) => ({ entityId: `k${at}`, name: `Saree ${at}` }))

/** Reads the catalogue of a shop; `after` runs after each answer of it. */
function readFrom(
  catalogue: ReturnType<typeof memoryCatalogue>,
  after: () => Promise<unknown> = async () => undefined,
) {
  const api = apiOver(catalogue)
  const progress: string[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await api.fetch(new Request(input, init))
    await after()
    return response
  }
  const connection = { base: 'http://shop.test/dev', key: apiKeys.write, fetch }
  return { found: readCatalogue(connection, (done, total) => progress.push(`${done}/${total}`)), progress }
}

test('every product of a catalogue of several pages is read once', async () => {
  const { found, progress } = readFrom(memoryCatalogue(records))
  const keys = (await found).map(({ entityId }) => entityId)
  expect(keys).toHaveLength(1001)
  expect(new Set(keys)).toEqual(new Set(records.map(({ entityId }) => entityId)))
  expect(progress).toEqual(['1000/1001', '1001/1001'])
})

test('an empty catalogue has no products', async () => {
  expect(await readFrom(memoryCatalogue()).found).toEqual([])
})

test('a product that is removed between two pages is noticed', async () => {
  const catalogue = memoryCatalogue(records)
  const removed = { kind: 'compare', column: 'key', comparison: 'eq', value: 'k0' } as const
  const { found } = readFrom(catalogue, () => catalogue.remove(removed))
  await expect(found).rejects.toThrow('The catalogue was changed while it was read. Give the command again.')
})
