import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { orderOf } from '#contract/filter/order.ts'
import { seedIfEmpty } from '../seedIfEmpty.ts'
import { StorageError } from '../StorageError.ts'
import type { CatalogueTables } from '../sql/tables.ts'
import { sqliteDialect } from './dialect.ts'
import { openSqlite } from './openSqlite.ts'
import { sqliteWays } from './sqliteWays.ts'

const everything = {
  condition: { kind: 'all', of: [] },
  order: orderOf(undefined, undefined),
  limit: 10,
  skip: 0,
} as const

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-sqlite-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes its file and the folders above it, and finds everything again', async () => {
  const file = join(folder, 'a', 'b', 'shop.sqlite')
  const first = await openSqlite({ file })
  expect(await seedIfEmpty(first.catalogue, [{ id: '1', name: 'One' }, { id: '2' }])).toBe(2)
  expect(await seedIfEmpty(first.catalogue, [{ id: '3' }])).toBe(0)
  await first.close()

  const again = await openSqlite({ file })
  const { records, total } = await again.catalogue.read(everything)
  expect(total).toBe(2)
  expect(records).toContainEqual({ id: '1', name: 'One' })
  await again.close()
})

it('waits for the disk, keeps a log of what it writes, and lets readers pass', async () => {
  const file = join(folder, 'shop.sqlite')
  const { close } = await openSqlite({ file })
  const beside = new DatabaseSync(file)
  expect(beside.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  beside.close()
  await close()
})

it('keeps no row for the terms of what it deletes', async () => {
  const file = join(folder, 'shop.sqlite')
  const { catalogue, close } = await openSqlite({ file })
  await catalogue.create([{ id: '1', color: 'Red, Gold', tags: ['x'] }])
  await catalogue.remove({ kind: 'compare', column: 'key', comparison: 'eq', value: '1' })
  await close()
  const left = new DatabaseSync(file)
  expect(left.prepare('select count(*) as rows_left from postings').get()).toEqual({ rows_left: 0 })
  left.close()
})

it('reads one moment, whatever another writes meanwhile, and keeps nobody from writing', async () => {
  const file = join(folder, 'shop.sqlite')
  const { catalogue, close } = await openSqlite({ file })
  const db = new Kysely<CatalogueTables>({ dialect: sqliteDialect(new DatabaseSync(file)) })
  await catalogue.create([{ id: 'early' }])
  await sqliteWays.reading(db, async (inside) => {
    const before = await inside.selectFrom('products').select('key').execute()
    // The same number means another product now, to everyone else.
    await catalogue.remove({ kind: 'all', of: [] })
    await catalogue.create([{ id: 'late' }])
    expect(await inside.selectFrom('products').select('key').execute()).toEqual(before)
  })
  expect(await db.selectFrom('products').select('key').execute()).toEqual([{ key: 'late' }])
  await Promise.all([db.destroy(), close()])
})

it('says so when the file is no database', async () => {
  const file = join(folder, 'shop.sqlite')
  writeFileSync(file, 'This is a letter, and a rather long one, so that it cannot be taken for an empty file.')
  await expect(openSqlite({ file })).rejects.toThrow(StorageError)
  await expect(openSqlite({ file })).rejects.toThrow(
    `The catalogue cannot be kept in ${file}: the file is not a SQLite database.`,
  )
})

it('says so when the folder cannot be made', async () => {
  writeFileSync(join(folder, 'taken'), '')
  const file = join(folder, 'taken', 'shop.sqlite')
  await expect(openSqlite({ file })).rejects.toThrow(
    `The catalogue cannot be kept in ${file}: its folder cannot be made or written to.`,
  )
})

it('says so when the file is a folder', async () => {
  await expect(openSqlite({ file: folder })).rejects.toThrow(
    'it cannot be opened. Is the folder there, and may the shop write in it?',
  )
})

it('does not touch a file of a newer shop', async () => {
  const file = join(folder, 'shop.sqlite')
  const newer = new DatabaseSync(file)
  newer.exec('pragma user_version = 999')
  newer.close()
  await expect(openSqlite({ file })).rejects.toThrow('it was made by a newer version of the shop.')
})
