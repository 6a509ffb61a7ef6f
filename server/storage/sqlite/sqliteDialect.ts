import { sql, type SqlBool } from 'kysely'
import { bytesOf } from '../sql/numberSet.ts'
import type { SqlDialect } from '../sql/sqlDialect.ts'

export const sqliteDialect: SqlDialect = {
  text: sql`text`,
  isOneOf: (text, texts) => sql<SqlBool>`${text} in (select value from json_each(${JSON.stringify(texts)}))`,
  isOneOfNumbers: (number, numbers) =>
    sql<SqlBool>`${number} in (select value from json_each(${JSON.stringify(numbers)}))`,
  isInSet(number, set) {
    // SQLite cannot test a bit of a blob, but `substr` reads one byte in constant time: one byte per number.
    return sql<SqlBool>`substr(${bytesOf(set)}, ${number} + 1, 1) = x'01'`
  },
  reading: (db, read) => db.transaction().setAccessMode('read only').execute(read),
  // `begin immediate` has taken the lock already.
  waitToWrite: () => Promise.resolve(),
}
