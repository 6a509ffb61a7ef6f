import { userRecord, type UserRecord } from '#contract/users.ts'
import { DuplicateUser, type Users } from '#server/app/users.ts'
import type { Kysely } from 'kysely'
import type { CatalogueTables, UserRow } from './tables.ts'

/** The users in a SQL database. */
export function sqlUsers(db: Kysely<CatalogueTables>): Users {
  return {
    async find(email) {
      const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
      return row && userOf(row)
    },
    async create(user) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('users')
        .values({ ...user, phoneNumber: user.phoneNumber ?? null, address: user.address ?? null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (!numInsertedOrUpdatedRows) throw new DuplicateUser()
    },
    async remove(email) {
      await db.deleteFrom('users').where('email', '=', email).execute()
    },
    async list(limit, after = '') {
      const rows = db.selectFrom('users').selectAll().where('email', '>', after).orderBy('email').limit(limit)
      return (await rows.execute()).map(userOf)
    },
  }
}

function userOf({ phoneNumber, address, ...rest }: UserRow): UserRecord {
  return userRecord.parse({
    ...rest,
    ...(phoneNumber === null ? {} : { phoneNumber }),
    ...(address === null ? {} : { address }),
  })
}
