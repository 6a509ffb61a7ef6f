import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { kyselyDialect } from '../sqlite/kyselyDialect.ts'
import { deadline } from './deadline.ts'

it('runs statements until its time is over, and none after it', async () => {
  const db = new Kysely<unknown>({ dialect: kyselyDialect(new DatabaseSync(':memory:')) })
  const one = sql<{ one: number }>`select 1 as one`
  expect((await one.execute(db.withPlugin(deadline()))).rows).toEqual([{ one: 1 }])
  await expect(one.execute(db.withPlugin(deadline(-1)))).rejects.toMatchObject({ kind: 'slow' })
  await db.destroy()
})
