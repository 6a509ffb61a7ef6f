import { Kysely, sql } from 'kysely'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, it, vi } from 'vitest'
import { kyselyDialect } from './kyselyDialect.ts'

afterEach(() => void vi.restoreAllMocks())

it('prepares a query once, however often it runs', async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  const db = new Kysely<unknown>({ dialect: kyselyDialect(new DatabaseSync(':memory:')) })
  const answers = []
  for (const number of [1, 2, 3]) answers.push((await sql`select ${number} as number`.execute(db)).rows)
  expect(answers).toEqual([[{ number: 1 }], [{ number: 2 }], [{ number: 3 }]])
  expect(prepare).toHaveBeenCalledTimes(1)
  await db.destroy()
})

it('returns current columns from a prepared query', async () => {
  const db = new Kysely<unknown>({ dialect: kyselyDialect(new DatabaseSync(':memory:')) })
  await sql`create table sarees (name text)`.execute(db)
  await sql`insert into sarees values ('Kasavu')`.execute(db)
  const read = async () => (await sql`select * from sarees`.execute(db)).rows
  expect(await read()).toEqual([{ name: 'Kasavu' }])
  await sql`alter table sarees add column price integer default 2999`.execute(db)
  expect(await read()).toEqual([{ name: 'Kasavu', price: 2999 }])
  await db.destroy()
})
