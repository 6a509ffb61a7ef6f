import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import type { ShopStorage } from '../ShopStorage.ts'
import { openSqlite } from './openSqlite.ts'
import { readThread } from './readThread.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-reads-'))
const file = join(folder, 'shop.sqlite')
let storage: ShopStorage
beforeAll(async () => {
  storage = await openSqlite({ file })
  await storage.catalogue.create(catalogueRecords)
})
afterAll(async () => {
  await storage.close()
  rmSync(folder, { recursive: true })
})

const page = { order: [], limit: 1, skip: 0 } as const
const cheap = { ...page, condition: { kind: 'all', of: [] } } as const

/** Far beyond what the filter language allows: each fragment is looked up for itself. */
const dear = (conditions: number) => {
  const text = (at: number) => Array.from({ length: 100 }, (_, part) => `a${at}x${part}`).join('.')
  const of = Array.from({ length: conditions }, (_, at) => {
    return { kind: 'contains', column: 'description', text: text(at) } as const
  })
  return { ...page, condition: { kind: 'any', of } } as const
}

it('does not block the event loop during many long reads', async () => {
  await storage.catalogue.read(cheap)
  const state = { isReading: true }
  const reading = Promise.all(Array.from({ length: 8 }, () => storage.catalogue.read(dear(1)))).finally(() => {
    state.isReading = false
  })
  let turns = 0
  while (state.isReading) {
    await storage.catalogue.version()
    await new Promise((next) => void setImmediate(next))
    turns += 1
  }
  await reading
  // In the event loop there would be one turn for each read, and not thousands.
  expect(turns).toBeGreaterThan(50)
})

it('aborts a read that takes too long, and answers the next', async () => {
  const { reads, close } = readThread(file, 1000)
  await expect(reads.read(dear(2000))).rejects.toMatchObject({ kind: 'slow' })
  expect(await reads.read(cheap)).toMatchObject({ total: catalogueRecords.length })
  await close()
})

it('tells why the file cannot be read', async () => {
  const { reads, close } = readThread(join(folder, 'none.sqlite'))
  await expect(reads.words()).rejects.toThrow('unable to open database file')
  await close()
})
