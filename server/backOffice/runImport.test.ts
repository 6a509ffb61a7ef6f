import { expect, test } from 'vitest'
import type { BackOfficeClient } from '#api/backOffice.ts'
import { StoreError } from '#api/StoreError.ts'
import type { RecordFields } from '#domain/product/read.ts'
import { runImport } from './runImport.ts'

/** A client that remembers its requests. */
function recordingClient(change: Partial<BackOfficeClient> = {}) {
  const created: { keys: unknown[]; mark: boolean | undefined }[] = []
  const written: { filter: unknown; patch?: RecordFields }[] = []
  const client: BackOfficeClient = {
    createProduct(data, { addToBackOffice: mark } = {}) {
      const records = [data].flat()
      created.push({ keys: records.map(({ entityId }) => entityId), mark })
      return Promise.resolve(records)
    },
    updateProducts(patch, filter) {
      written.push({ filter, patch })
      return Promise.resolve(keysIn(filter).length)
    },
    deleteProducts(filter) {
      written.push({ filter })
      return Promise.resolve(keysIn(filter).length)
    },
    ...change,
  }
  return { client, created, written }
}

function keysIn({ key }: Parameters<BackOfficeClient['deleteProducts']>[0]): readonly unknown[] {
  return typeof key === 'object' && '$in' in key ? key.$in : []
}

const named = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`)
const nothing = { create: [], update: [], remove: [] }

test('a request creates at most 50 products, and fewer where they are long', async () => {
  const { client, created } = recordingClient()
  const short = named(52).map((entityId) => ({ entityId }))
  const long = ['a', 'b', 'c', 'd'].map((entityId) => ({ entityId, description: 'കസവ്'.repeat(4000) }))
  await runImport({ ...nothing, create: [...short, ...long] }, client, () => undefined)
  expect(created.map(({ keys }) => keys)).toEqual([named(50), ['k50', 'k51', 'a', 'b', 'c'], ['d']])
})

test('products of another back-office mark are created by another request', async () => {
  const { client, created } = recordingClient()
  const marks = [true, true, false, undefined, undefined]
  const create = marks.map((mark, at) => ({
    entityId: `k${at}`,
    ...(mark === undefined ? {} : { addToBackOffice: mark }),
  }))
  await runImport({ ...nothing, create }, client, () => undefined)
  expect(created).toEqual([
    { keys: ['k0', 'k1'], mark: true },
    { keys: ['k2'], mark: false },
    { keys: ['k3', 'k4'], mark: undefined },
  ])
})

test('a request changes or removes at most 100 products, the changed ones alike', async () => {
  const { client, written } = recordingClient()
  const keys = named(201)
  const update = ['x', ...keys].map((key) => ({ key, before: {}, patch: { isNew: key !== 'x' } }))
  const progress: string[] = []
  await runImport({ ...nothing, update, remove: keys }, client, (done, total) => progress.push(`${done}/${total}`))
  const some = [keys.slice(0, 100), keys.slice(100, 200), keys.slice(200)].map((each) => ({ key: { $in: each } }))
  expect(written).toEqual([
    { filter: { key: { $in: ['x'] } }, patch: { isNew: false } },
    ...some.map((filter) => ({ filter, patch: { isNew: true } })),
    ...some.map((filter) => ({ filter })),
  ])
  expect(progress).toEqual(['1/403', '101/403', '201/403', '202/403', '302/403', '402/403', '403/403'])
})

test('a product that was removed from the shop meanwhile stops an import', async () => {
  const { client } = recordingClient({ updateProducts: () => Promise.resolve(0) })
  const update = [{ key: 'gone', before: {}, patch: { isNew: true } }]
  await expect(runImport({ ...nothing, update }, client, () => undefined)).rejects.toThrow(
    'One of gone was removed from the shop meanwhile.\nStopped after 0 of 1. Give the same command again',
  )
})

test.each([
  [400, false],
  [401, false],
  [409, true],
  [429, true],
  [500, true],
  [undefined, true],
])('after a failure with the status %s the same command is advised: %s', async (status, isAdvised) => {
  const { client } = recordingClient({ createProduct: () => Promise.reject(new StoreError('No', status)) })
  const error: unknown = await runImport({ ...nothing, create: [{}] }, client, () => undefined).catch((each) => each)
  expect(String(error).includes('Give the same command again')).toBe(isAdvised)
})
