import { DatabaseSync } from 'node:sqlite'
import { Kysely, type CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { createIdentityRecords, sqlIdentityRecords } from '../sql/sqlIdentityRecords.ts'
import type { CatalogueTables } from '../sql/tables.ts'
import { kyselyDialect } from './kyselyDialect.ts'
import { sqliteDialect } from './sqliteDialect.ts'

it('finds a page of records by the index, however many are before it', async () => {
  const database = new DatabaseSync(':memory:')
  const queries: CompiledQuery[] = []
  await createIdentityRecords(new Kysely({ dialect: kyselyDialect(database) }), sqliteDialect)
  const db = new Kysely<CatalogueTables>({
    dialect: kyselyDialect(database),
    log: ({ query }) => void queries.push(query),
  })
  await sqlIdentityRecords(db).list(10, { kind: 'grant', key: 'k' })
  const plan = database.prepare(`explain query plan ${queries.at(-1)?.sql}`).all('grant', 'k', 10)
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH identity_records USING INDEX sqlite_autoindex_identity_records_1 ((kind,key)>(?,?))',
  ])
  await db.destroy()
})
