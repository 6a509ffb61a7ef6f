import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { memoryCatalogue } from '../memory.ts'
import { seedNewCatalogue } from '../seedNewCatalogue.ts'
import type { CatalogueTables, ColumnRow } from '../sql/tables.ts'
import { updateColumns } from '../sql/updateColumns.ts'
import { kyselyDialect } from './kyselyDialect.ts'
import { openSqlite } from './openSqlite.ts'
import { sqliteDialect } from './sqliteDialect.ts'

const everything = { kind: 'all', of: [] } as const

it('adds new columns, drops those that have gone, and rebuilds what is derived from them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-columns-'))
  const file = join(folder, 'shop.sqlite')
  const first = await openSqlite({ file })
  await seedNewCatalogue(first.catalogue, catalogueRecords)
  await first.close()

  const database = new DatabaseSync(file)
  const db = new Kysely<CatalogueTables>({ dialect: kyselyDialect(database) })
  const names = () =>
    database
      .prepare('pragma table_info(products)')
      .all()
      .map((column) => column['name'])
  const today = await db.selectFrom('product_columns').selectAll().execute()
  const released = names()
  expect(await updateColumns(db, sqliteDialect)).toBe(false)

  // As a shop with other columns left the file: without brands and works, with two that no product has:
  // a newcomer may add any field of a product as a column.
  const others: ColumnRow[] = [
    ...today.filter(({ name }) => name !== 'brand' && name !== 'work'),
    { name: 'loomName', kind: 'text', indexed: 'values' },
    { name: 'reedCount', kind: 'number', indexed: '' },
  ]
  expect(await updateColumns(db, sqliteDialect, others)).toBe(true)
  expect(await updateColumns(db, sqliteDialect, others)).toBe(false)
  expect(names().filter((name) => !released.includes(name))).toEqual(['loomName', 'loomNameLower', 'reedCount'])
  expect(released.filter((name) => !names().includes(name))).toEqual(['brand', 'brandLower'])
  await db.deleteFrom('terms').where('list', 'in', ['brand', 'work']).execute()
  await db.destroy()

  const again = await openSqlite({ file })
  const model = memoryCatalogue(catalogueRecords)
  expect(await again.catalogue.facets(everything, ['brand', 'work', 'color'])).toEqual(
    await model.facets(everything, ['brand', 'work', 'color']),
  )
  await again.close()
  const after = new DatabaseSync(file)
  expect(
    new Set(
      after
        .prepare('pragma table_info(products)')
        .all()
        .map((column) => column['name']),
    ),
  ).toEqual(new Set(released))
  after.close()
  rmSync(folder, { recursive: true })
})
