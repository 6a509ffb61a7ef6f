import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { kyselyDialect } from '../sqlite/kyselyDialect.ts'
import { migrations } from '../sqlite/migrations.ts'
import { sqliteDialect } from '../sqlite/sqliteDialect.ts'
import { indexVersionsIn, replaceIndexVersions } from './indexVersions.ts'
import { postingsCache } from './postingsCache.ts'
import type { CatalogueTables, PostingRow } from './tables.ts'

type Tables = Kysely<CatalogueTables>

let folder: string
let reader: Tables
let writer: Tables
/** Parameters of the reader's statements about postings. */
let asked: unknown[][]

const open = (onQuery?: (parameters: readonly unknown[]) => void) => {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'))
  database.exec('pragma journal_mode = wal')
  return new Kysely<CatalogueTables>({
    dialect: kyselyDialect(database),
    log: ({ query: { sql, parameters } }) => (sql.includes('from "postings"') ? onQuery?.(parameters) : undefined),
  })
}

/** Puts a posting in, as a write does. */
async function write(db: Tables, termId: number, block: number, ...numbers: number[]): Promise<void> {
  await db
    .insertInto('postings')
    .values({ termId, block, numbers: Uint8Array.from(numbers) })
    .onConflict((place) => place.columns(['termId', 'block']).doUpdateSet({ numbers: Uint8Array.from(numbers) }))
    .execute()
  await replaceIndexVersions(db, [block])
}

/** Reads in the snapshot of the first statement. */
const readingBy = (cache: ReturnType<typeof postingsCache>) => (db: Tables) => {
  const versions = indexVersionsIn(db)
  return cache(db, () => versions)
}

const shown = (rows: readonly PostingRow[]) =>
  rows.map(({ termId, block, numbers }) => `${termId}/${block}: ${numbers.join(' ')}`).toSorted()

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-postings-'))
  asked = []
  writer = open()
  for (const migration of migrations) await migration(writer as unknown as Kysely<unknown>) // the schema is an older one here
  reader = open((parameters) => asked.push([...parameters]))
  for (const block of [0, 1, 2]) for (const termId of [1, 2]) await write(writer, termId, block, termId, block)
})

afterEach(async () => {
  await reader.destroy()
  await writer.destroy()
  rmSync(folder, { recursive: true })
})

test('postings are read once, and so are terms without any', async () => {
  const read = readingBy(postingsCache(sqliteDialect))
  const first = await read(reader)([1, 2, 9], [0, 1])
  expect(shown(first)).toEqual(['1/0: 1 0', '1/1: 1 1', '2/0: 2 0', '2/1: 2 1'])
  expect(shown(await read(reader)([2, 9], [1]))).toEqual(['2/1: 2 1'])
  expect(asked).toHaveLength(1)
  expect(shown(await read(reader)([2]))).toEqual(['2/0: 2 0', '2/1: 2 1', '2/2: 2 2'])
  expect(asked.slice(1)).toEqual([['[2]', 2, 2]])
  expect(await read(reader)([])).toEqual([])
})

test('after a write the blocks that it changed are read again, and a new term in all', async () => {
  const read = readingBy(postingsCache(sqliteDialect))
  await read(reader)([1, 2])
  await write(writer, 1, 1, 7)
  expect(shown(await read(reader)([1]))).toEqual(['1/0: 1 0', '1/1: 7', '1/2: 1 2'])
  expect(asked.slice(1)).toEqual([['[1]', 1, 1]])
  await write(writer, 3, 4, 5)
  expect(shown(await read(reader)([1, 3]))).toEqual(['1/0: 1 0', '1/1: 7', '1/2: 1 2', '3/4: 5'])
})

test('a snapshot gets its own postings, whatever a newer one has cached', async () => {
  const read = readingBy(postingsCache(sqliteDialect))
  const newer = open()
  const older = await reader
    .transaction()
    .setAccessMode('read only')
    .execute(async (inside) => {
      const within = read(inside)
      expect(shown(await within([1], [0]))).toEqual(['1/0: 1 0'])
      await write(writer, 1, 1, 8)
      await write(writer, 2, 1, 8)
      expect(shown(await read(newer)([1, 2], [1]))).toEqual(['1/1: 8', '2/1: 8'])
      return within([1, 2], [1])
    })
  expect(shown(older)).toEqual(['1/1: 1 1', '2/1: 2 1'])
  expect(shown(await read(newer)([1, 2], [1]))).toEqual(['1/1: 8', '2/1: 8'])
  await newer.destroy()
})

test('postings beyond the limit are evicted, and read again', async () => {
  const read = readingBy(postingsCache(sqliteDialect, 8000))
  const all = shown(await read(reader)([1, 2]))
  await read(reader)([1, 2])
  expect(asked).toHaveLength(1)
  for (let termId = 3; termId < 20; termId++) await read(reader)([termId])
  const before = asked.length
  expect(shown(await read(reader)([1, 2]))).toEqual(all)
  expect(asked.length).toBeGreaterThan(before)
})

test('terms that would take most of the memory are not cached, and evict no others', async () => {
  const read = readingBy(postingsCache(sqliteDialect, 8000))
  await read(reader)([1, 2])
  const many = Array.from({ length: 50 }, (_, at) => at + 1)
  for (let time = 0; time < 2; time++) {
    expect(shown(await read(reader)(many))).toEqual([
      '1/0: 1 0',
      '1/1: 1 1',
      '1/2: 1 2',
      '2/0: 2 0',
      '2/1: 2 1',
      '2/2: 2 2',
    ])
  }
  expect(asked).toHaveLength(3)
  await read(reader)([1, 2])
  expect(asked).toHaveLength(3)
})
