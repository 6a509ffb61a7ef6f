import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { orderSteps } from '#contract/filter/order.ts'
import { seedNewCatalogue } from '../seedNewCatalogue.ts'
import { StorageError } from '../StorageError.ts'
import type { CatalogueTables } from '../sql/tables.ts'
import { kyselyDialect } from './kyselyDialect.ts'
import { openSqlite } from './openSqlite.ts'
import { storageFailureOf } from './reason.ts'
import { sqliteDialect } from './sqliteDialect.ts'

const everything = {
  condition: { kind: 'all', of: [] },
  order: orderSteps(undefined, undefined),
  limit: 10,
  skip: 0,
} as const

const time = '2026-11-21T06:30:00.000Z'
const arun = { userId: '1', email: 'arun@shop.test', name: 'Arun', tenantId: 'x', createdAt: time, updatedAt: time }

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-sqlite-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('creates its file and parent folders, and persists everything', async () => {
  const file = join(folder, 'a', 'b', 'shop.sqlite')
  const onRebuild = () => expect.fail('A new database has nothing to rebuild.')
  const first = await openSqlite({ file, onRebuild })
  expect(await seedNewCatalogue(first.catalogue, [{ id: '1', name: 'One' }, { id: '2' }])).toBe(2)
  expect(await seedNewCatalogue(first.catalogue, [{ id: '3' }])).toBe(0)
  await first.close()

  const again = await openSqlite({ file })
  const { records, total } = await again.catalogue.read(everything)
  expect(total).toBe(2)
  expect(records).toContainEqual({ id: '1', name: 'One' })
  await again.close()
})

it('seeds no catalogue that was emptied', async () => {
  const file = join(folder, 'shop.sqlite')
  const first = await openSqlite({ file })
  await seedNewCatalogue(first.catalogue, [{ id: '1' }])
  await first.catalogue.remove({ kind: 'compare', column: 'key', comparison: 'eq', value: '1' })
  await first.close()
  const again = await openSqlite({ file })
  expect(await seedNewCatalogue(again.catalogue, [{ id: '1' }])).toBe(0)
  expect((await again.catalogue.read(everything)).total).toBe(0)
  await again.close()
})

it('answers other requests, and reads the version, while it writes', async () => {
  const { catalogue, close } = await openSqlite({ file: join(folder, 'shop.sqlite') })
  let isWritten = false
  const records = Array.from({ length: 1000 }, (_, id) => ({
    id: `${id}`,
    name: `Kasavu ${id}`,
    tags: ['set', 'mundu'],
  }))
  const writing = catalogue.create(records).then(() => (isWritten = true))
  await nextTurn()
  const before = await catalogue.version()
  expect(isWritten).toBe(false)
  await writing
  expect(await catalogue.version()).not.toBe(before)
  await close()
})

it('uses full synchronous writes and a write-ahead log', async () => {
  const file = join(folder, 'shop.sqlite')
  const { close } = await openSqlite({ file })
  const beside = new DatabaseSync(file)
  expect(beside.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  beside.close()
  await close()
})

it('deletes the postings of deleted products', async () => {
  const file = join(folder, 'shop.sqlite')
  const { catalogue, close } = await openSqlite({ file })
  await catalogue.create([{ id: '1', color: 'Red, Gold', tags: ['x'] }])
  await catalogue.remove({ kind: 'compare', column: 'key', comparison: 'eq', value: '1' })
  await close()
  const left = new DatabaseSync(file)
  expect(left.prepare('select count(*) as rows_left from postings').get()).toEqual({ rows_left: 0 })
  left.close()
})

it('reads one snapshot during concurrent writes, without blocking writers', async () => {
  const file = join(folder, 'shop.sqlite')
  const { catalogue, close } = await openSqlite({ file })
  const db = new Kysely<CatalogueTables>({ dialect: kyselyDialect(new DatabaseSync(file)) })
  await catalogue.create([{ id: 'early' }])
  await sqliteDialect.reading(db, async (inside) => {
    const before = await inside.selectFrom('products').select('key').execute()
    // Outside the snapshot the number now belongs to another product.
    await catalogue.remove({ kind: 'all', of: [] })
    await catalogue.create([{ id: 'late' }])
    expect(await inside.selectFrom('products').select('key').execute()).toEqual(before)
  })
  expect(await db.selectFrom('products').select('key').execute()).toEqual([{ key: 'late' }])
  await Promise.all([db.destroy(), close()])
})

it('shows the version of another that wrote, and from then on its words and counts', async () => {
  const file = join(folder, 'shop.sqlite')
  const [here, there] = [await openSqlite({ file }), await openSqlite({ file })]
  const before = await here.catalogue.version()
  expect(await here.catalogue.words()).toEqual(new Set())
  expect(await here.catalogue.facets(everything.condition, ['brand'])).toEqual([{ column: 'brand', values: [] }])
  await there.catalogue.create([{ id: '1', name: 'Kasavu', brand: 'Padma' }])
  expect(await here.catalogue.version()).not.toBe(before)
  expect(await here.catalogue.version()).toBe(await there.catalogue.version())
  expect(await here.catalogue.words()).toContain('kasavu')
  expect(await here.catalogue.facets(everything.condition, ['brand'])).toEqual([
    { column: 'brand', values: [{ value: 'Padma', count: 1 }] },
  ])
  await Promise.all([here.close(), there.close()])
})

it('refuses writes into a file that has been removed, and loses none that it acknowledged', async () => {
  const inside = join(folder, 'data')
  const { catalogue, users, close } = await openSqlite({ file: join(inside, 'shop.sqlite') })
  await catalogue.create([{ id: 'kept' }])
  expect((await catalogue.read(everything)).total).toBe(1)
  renameSync(inside, join(folder, 'elsewhere'))
  const refusal = /^\S+shop\.sqlite has been removed or replaced while the shop is running\./
  await expect(catalogue.create([{ id: 'lost' }])).rejects.toThrow(refusal)
  await expect(catalogue.remove(everything.condition)).rejects.toThrow(refusal)
  await expect(users.create(arun)).rejects.toThrow(refusal)
  expect((await catalogue.read(everything)).total).toBe(1)
  renameSync(join(folder, 'elsewhere'), inside)
  expect(await catalogue.create([{ id: 'second' }])).toHaveLength(1)
  await close()
})

it('names a full disk, and goes on when there is space again', async () => {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'))
  const db = new Kysely<{ texts: { text: string } }>({ dialect: kyselyDialect(database) })
  database.exec('create table texts (text text); pragma max_page_count = 10')
  const write = (text: string) =>
    db.transaction().execute((inside) => inside.insertInto('texts').values({ text }).execute())
  const error: unknown = await write('x'.repeat(100_000)).catch((reason: unknown) => reason)
  expect(storageFailureOf(error)).toMatchObject({ kind: 'full', message: 'the disk is full.' })
  await write('short')
  expect(await db.selectFrom('texts').selectAll().execute()).toEqual([{ text: 'short' }])
  await db.destroy()
})

it('reports a file that is no database', async () => {
  const file = join(folder, 'shop.sqlite')
  writeFileSync(file, 'This is a letter, and a rather long one, so that it cannot be taken for an empty file.')
  await expect(openSqlite({ file })).rejects.toThrow(StorageError)
  await expect(openSqlite({ file })).rejects.toThrow(
    `The catalogue cannot be kept in ${file}: the file is not a SQLite database.`,
  )
})

it('reports a folder that cannot be created', async () => {
  writeFileSync(join(folder, 'taken'), '')
  const file = join(folder, 'taken', 'shop.sqlite')
  await expect(openSqlite({ file })).rejects.toThrow(
    `The catalogue cannot be kept in ${file}: its folder cannot be made or written to.`,
  )
})

it('reports a path that is a folder', async () => {
  await expect(openSqlite({ file: folder })).rejects.toThrow(
    'it cannot be opened. Is the folder there, and may the shop write in it?',
  )
})

it('does not change a file of a newer version', async () => {
  const file = join(folder, 'shop.sqlite')
  const newer = new DatabaseSync(file)
  newer.exec('pragma user_version = 999')
  newer.close()
  await expect(openSqlite({ file })).rejects.toThrow('it was made by a newer version of the shop.')
})

it('does not change a file of an older version while another process has it open', async () => {
  const file = join(folder, 'shop.sqlite')
  await (await openSqlite({ file })).close()
  const older = new DatabaseSync(file)
  older.exec('pragma user_version = 13')
  const child = spawn(process.execPath, ['-e', holdOpen, file], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  older.close()
  await expect(openSqlite({ file })).rejects.toThrow(
    `The catalogue cannot be kept in ${file}: another program has it open, such as an older version of the shop. Stop that one, and start this one again.`,
  )
  const unchanged = new DatabaseSync(file)
  expect(unchanged.prepare('pragma user_version').get()).toEqual({ user_version: 13 })
  unchanged.close()
  child.stdin.end()
  await once(child, 'exit')
  await (await openSqlite({ file, onRebuild: () => {} })).close()
})

/** A program that has a file open until its input ends. */
const holdOpen = `
  const database = new (require('node:sqlite').DatabaseSync)(process.argv[1])
  database.prepare('select count(*) from users').get()
  process.stdin.resume().on('end', () => process.exit())
  console.log('open')`
