import { sql, type SqlBool } from 'kysely'
import type { SqlWays } from '../sql/sqlWays.ts'

/** Trigrams asked of the index at most: the exact comparison that follows finds out about the rest. */
const mostTrigrams = 12

const isAmong: SqlWays['isAmong'] = (numbers) => sql<SqlBool>`+${sql.ref('products.number')} in ${numbers}`

export const sqliteWays: SqlWays = {
  isAmong,
  isAmongFew: isAmong,
  manyProducts: 20_000,
  isOneOf: (text, texts) => sql<SqlBool>`${text} in (select value from json_each(${JSON.stringify(texts)}))`,
  mayHold: (text) => sql<number>`(select rowid from product_trigrams where product_trigrams match ${trigramsOf(text)})`,
  // The transaction has taken the file's lock when it began.
  waitToWrite: () => Promise.resolve(),
}

function trigramsOf(text: string): string {
  const characters = Array.from(text)
  const trigrams = new Set(characters.slice(2).map((_, at) => characters.slice(at, at + 3).join('')))
  return [...trigrams]
    .slice(0, mostTrigrams)
    .map((trigram) => `"${trigram.replaceAll('"', '""')}"`)
    .join(' AND ')
}
