import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { kyselyDialect } from '../sqlite/kyselyDialect.ts'
import { migrations } from '../sqlite/migrations.ts'
import { indexVersionsIn, replaceIndexVersions, termsPart } from './indexVersions.ts'
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
  for (const migration of migrations) await migration(db as unknown as Kysely<unknown>) // the schema is an older one here
  await add(1, 'silk')
})

async function add(id: number, value: string): Promise<void> {
  await db.insertInto('terms').values({ id, list: 'word', value, valueLower: value }).execute()
  await replaceIndexVersions(db, [termsPart])
}

async function found(cache: ReturnType<typeof termCache>, value: string): Promise<number[]> {
  const read = cache(db, () => indexVersionsIn(db))
  const rows = await read((terms) => terms('terms.value', 'like', value))
  return rows.map(({ id }) => id)
}

test('the terms of a condition are looked up once, until there are new ones', async () => {
  const cache = termCache()
  expect(await found(cache, 's%')).toEqual([1])
  expect(await found(cache, 's%')).toEqual([1])
  expect(asked).toBe(1)
  expect(await found(cache, 'z%')).toEqual([])
  await add(2, 'saree')
  expect(await found(cache, 's%')).toEqual([1, 2])
  expect(asked).toBe(3)
})

test('texts that no product has are evicted, and a very long one is not cached', async () => {
  const cache = termCache(8000)
  for (let time = 0; time < 2; time++) await found(cache, `${'x'.repeat(1000)}%`)
  expect(asked).toBe(2)
  for (let word = 0; word < 30; word++) await found(cache, `x${word}%`)
  await found(cache, 'x29%')
  expect(asked).toBe(32)
  await found(cache, 'x0%')
  expect(asked).toBe(33)
})
