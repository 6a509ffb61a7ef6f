import { sql, type SqlBool } from 'kysely'
import { numbersIn } from '../sql/numberSet.ts'
import type { SqlWays } from '../sql/sqlWays.ts'

export const sqliteWays: SqlWays = {
  isOneOf: (text, texts) => sql<SqlBool>`${text} in (select value from json_each(${JSON.stringify(texts)}))`,
  isOneOfNumbers: (number, numbers) =>
    sql<SqlBool>`${number} in (select value from json_each(${JSON.stringify(numbers)}))`,
  isInSet(number, set) {
    // SQLite has no look at a bit, but finds a byte of a blob without reading what is before it.
    const bytes = new Uint8Array(set.length * 8)
    for (const each of numbersIn(set)) bytes[each] = 1
    return sql<SqlBool>`substr(${bytes}, ${number} + 1, 1) = x'01'`
  },
  reading: (db, read) => db.transaction().setAccessMode('read only').execute(read),
  // The transaction has taken the file's lock when it began.
  waitToWrite: () => Promise.resolve(),
}
