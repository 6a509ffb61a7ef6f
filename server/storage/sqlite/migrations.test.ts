import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { orderSteps } from '#contract/filter/order.ts'
import type { FacetColumn } from '#domain/product/columns.ts'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { unwritten } from '#server/app/catalogue.ts'
import { memoryCatalogue } from '../memory.ts'
import { kyselyDialect } from './kyselyDialect.ts'
import { migrations } from './migrations.ts'
import { openSqlite } from './openSqlite.ts'

const columns: readonly FacetColumn[] = ['category', 'color', 'work', 'brand']

it.each([
  ['the first release', firstRelease],
  ['the release that kept pairs and trigrams', releaseWithPairs],
  ['the release that kept 4,096 products to a row', releaseWithSmallBlocks],
  ["the release that found subcategories by 'cheap'", releaseWithOtherStopWords],
])('migrates a file of %s with all its data', async (_name, release) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'))
  const file = join(folder, 'shop.sqlite')
  await release(file, catalogueRecords)
  const model = memoryCatalogue(catalogueRecords)

  let rebuilt = 0
  for (let opening = 0; opening < 2; opening++) {
    const { catalogue, close } = await openSqlite({ file, onRebuild: () => (rebuilt += 1) })
    expect(rebuilt).toBe(1)
    for (const condition of [
      { kind: 'all', of: [] },
      { kind: 'words', of: ['silk'] },
      { kind: 'contains', column: 'description', text: 'buta' },
      { kind: 'in', column: 'color', values: ['gold', 'madder'] },
    ] as const) {
      const question = { condition, order: orderSteps(undefined, undefined), limit: 1000, skip: 0 }
      expect(await catalogue.read(question)).toEqual(await asJson(model.read(question)))
      expect(await catalogue.facets(condition, columns)).toEqual(await model.facets(condition, columns))
    }
    expect(await catalogue.words()).toEqual(await model.words())
    expect(await catalogue.version()).not.toBe(unwritten)
    await close()
  }

  const after = new DatabaseSync(file)
  const tables = after
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite%' order by name")
    .all()
  expect(tables.map(({ name }) => name)).toEqual([
    'catalogue_version',
    'identity_records',
    'index_versions',
    'postings',
    'product_columns',
    'product_records',
    'product_texts',
    'products',
    'terms',
    'users',
  ])
  after.close()
  rmSync(folder, { recursive: true })
})

it.each([
  ['an emptied catalogue, whose words an older release kept', 'words'],
  ['a catalogue that nothing was ever written to', 'nothing'],
])('tells %s from the other when it migrates', async (_what, left) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'))
  const file = join(folder, 'shop.sqlite')
  await (await openSqlite({ file })).close()
  const database = new DatabaseSync(file)
  if (left === 'words') database.exec("insert into terms values (1, 'word', 'silk', 'silk')")
  database.exec("update catalogue_version set version = 'before'; drop table index_versions; pragma user_version = 9")
  database.close()
  const { catalogue, close } = await openSqlite({ file })
  expect(await catalogue.version()).toBe(left === 'words' ? 'before' : unwritten)
  await close()
  rmSync(folder, { recursive: true })
})

it('removes what was deleted by a release that did not overwrite it, once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'))
  const file = join(folder, 'shop.sqlite')
  const gone = 'lakshmi.menon@shop.test'
  const isInFiles = () => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(gone))
  await (await openSqlite({ file })).close()
  const leaveDeleted = () => {
    const before = new DatabaseSync(file)
    before.exec('pragma secure_delete = off')
    const insert = before.prepare('insert into identity_records values (?, ?, ?, ?, null)')
    for (const name of ['one', 'two']) insert.run('user', name, gone.repeat(1000), 'version')
    before.exec(`delete from identity_records`)
    return before
  }
  const before = leaveDeleted()
  before.exec('pragma user_version = 12')
  before.close()
  expect(isInFiles()).toBe(true)
  const { close } = await openSqlite({ file })
  expect(isInFiles()).toBe(false)
  await close()
  expect(isInFiles()).toBe(false)

  leaveDeleted().close()
  await (await openSqlite({ file })).close()
  expect(isInFiles()).toBe(true)
  rmSync(folder, { recursive: true })
})

async function asJson(answer: Promise<unknown>): Promise<unknown> {
  return JSON.parse(JSON.stringify(await answer))
}

/** A database as of the first release: only the first migration, with rows. */
async function firstRelease(file: string, records: readonly object[]): Promise<void> {
  const database = new DatabaseSync(file)
  const db = new Kysely<unknown>({ dialect: kyselyDialect(database) })
  await migrations[0]?.(db)
  const info = database.prepare('pragma table_info(products)').all()
  const names = info.map((column) => String(column['name']))
  const insert = database.prepare(
    `insert into products (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()})`,
  )
  const value = database.prepare('insert into product_values values (?, ?, ?, ?)')
  for (const [index, record] of records.entries()) {
    const own: Readonly<Record<string, string | null>> = {
      key: `key-${index}`,
      record: JSON.stringify(record),
      addToBackOffice: null,
    }
    insert.run(...names.map((name) => (name in own ? (own[name] ?? null) : '')))
    value.run(`key-${index}`, 'color', 'Red', 'red')
  }
  database.exec('pragma user_version = 1')
  await db.destroy()
}

/** A database as of the seventh migration, whose postings are not where they are looked for now. */
async function releaseWithSmallBlocks(file: string, records: typeof catalogueRecords): Promise<void> {
  const { catalogue, close } = await openSqlite({ file })
  await catalogue.create([...records])
  await close()
  const database = new DatabaseSync(file)
  database.exec('update postings set block = block + 3; drop table index_versions; pragma user_version = 7')
  database.close()
}

/** A database as of the thirteenth migration, with a term of every product that is derived no longer. */
async function releaseWithOtherStopWords(file: string, records: typeof catalogueRecords): Promise<void> {
  const { catalogue, close } = await openSqlite({ file })
  await catalogue.create([...records])
  await close()
  const database = new DatabaseSync(file)
  database.exec(`insert into terms select max(id) + 1, 'word', 'cheap', 'cheap' from terms;
    insert into postings select (select max(id) from terms), block, numbers from postings
      where "termId" = (select id from terms where list = 'product');
    pragma user_version = 13`)
  database.close()
}

/** A database as of the third migration: pairs of products and words, with trigrams maintained by triggers. */
async function releaseWithPairs(file: string, records: readonly object[]): Promise<void> {
  const database = new DatabaseSync(file)
  const db = new Kysely<unknown>({ dialect: kyselyDialect(database) })
  for (const migration of migrations.slice(0, 3)) await migration(db)
  const record = database.prepare('insert into product_records values (?, ?, null)')
  const text = database.prepare('insert into product_texts values (?, ?, ?, ?)')
  const word = database.prepare('insert into product_words ("wordId", "number") values (?, ?)')
  for (const [index, each] of records.entries()) {
    // A gap, as a deleted product leaves it.
    const number = index * 2 + 5
    record.run(number, JSON.stringify(each))
    text.run(number, 'Stale', 'stale', 'stale')
    word.run(1, number)
  }
  database.exec(`insert into words values (1, 'stale'); pragma user_version = 3`)
  await db.destroy()
}
