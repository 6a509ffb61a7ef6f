import { sql, type SqlBool } from 'kysely'
import type { SqlWays } from '../sql/sqlWays.ts'

/** Any number, as long as no other program of the same database takes the same: 'padma' in ASCII. */
export const writersLock = 0x7061646d61

export const postgresWays: SqlWays = {
  isOneOf: (text, texts) => sql<SqlBool>`${text} = any(${[...texts]}::text[])`,
  isOneOfNumbers: (number, numbers) => sql<SqlBool>`${number} = any(${[...numbers]}::integer[])`,
  // Its planner takes `= 1` for true of one row in two hundred, and `<> 0` for true of all others.
  isInSet: (number, set) => sql<SqlBool>`case when ${number} < ${sql.lit(set.length * 8)}
    then get_bit(${Buffer.from(set)}::bytea, ${number}) else 0 end <> 0`,
  reading: (db, read) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
  async waitToWrite(db) {
    await sql`select pg_advisory_xact_lock(${sql.lit(writersLock)})`.execute(db)
  },
}
