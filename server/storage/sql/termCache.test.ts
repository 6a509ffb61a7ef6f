import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { kyselyDialect } from '../sqlite/kyselyDialect.ts'
import { migrations } from '../sqlite/migrations.ts'
import { indexVersionsIn } from './indexVersions.ts'
import type { CatalogueTables } from './tables.ts'
import { termCache } from './termCache.ts'

let db: Kysely<CatalogueTables>
/** Statements that looked for terms. */
let asked: number

beforeEach(async () => {
  asked = 0
  db = new Kysely<CatalogueTables>({
    dialect: kyselyDialect(new DatabaseSync(':memory:')),
    log: ({ query: { sql } }) => {
      if (sql.startsWith('select * from "terms"')) asked += 1
    },
  })
  for (const migration of migrations) await migration(db as unknown as Kysely<unknown>)
  await add(1, 'silk')
})

const add = (id: number, value: string) =>
  db.insertInto('terms').values({ id, list: 'word', value, valueLower: value }).execute()

async function found(cache: ReturnType<typeof termCache>, value: string): Promise<number[]> {
  const read = cache(db, () => indexVersionsIn(db))
  const rows = await read((terms) => terms('terms.value', 'like', value))
  return rows.map(({ id }) => id)
}

test('the terms of a test are looked for once, until there are new ones', async () => {
  const cache = termCache()
  expect(await found(cache, 's%')).toEqual([1])
  expect(await found(cache, 's%')).toEqual([1])
  expect(asked).toBe(1)
  expect(await found(cache, 'z%')).toEqual([])
  await add(2, 'saree')
  expect(await found(cache, 's%')).toEqual([1, 2])
  expect(asked).toBe(3)
})

test('more terms than may be kept are forgotten', async () => {
  const cache = termCache(2)
  await add(2, 'saree')
  for (const value of ['s%', '%e', 's%']) await found(cache, value)
  expect(asked).toBe(3)
})
