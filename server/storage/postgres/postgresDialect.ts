import { sql, type SqlBool } from 'kysely'
import type { SqlDialect } from '../sql/sqlDialect.ts'

/** Key of the advisory lock, unique among the programs of this database: 'padma' in ASCII. */
export const writersLock = 0x7061646d61

export const postgresDialect: SqlDialect = {
  text: sql`text collate "C"`,
  isOneOf: (text, texts) => sql<SqlBool>`${text} = any(${[...texts]}::text[])`,
  isOneOfNumbers: (number, numbers) => sql<SqlBool>`${number} = any(${[...numbers]}::integer[])`,
  // The planner estimates that `= 1` matches 0.5% of the rows and `<> 0` the other 99.5%, which is what is wanted.
  isInSet: (number, set) => sql<SqlBool>`case when ${number} < ${sql.lit(set.length * 8)}
    then get_bit(${Buffer.from(set)}::bytea, ${number}) else 0 end <> 0`,
  reading: (db, read) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
  async waitToWrite(db) {
    await sql`select pg_advisory_xact_lock(${sql.lit(writersLock)})`.execute(db)
  },
}
