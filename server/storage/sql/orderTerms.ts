import type { OrderStep } from '#contract/filter/order.ts'
import { sql } from 'kysely'
import { headLength } from './tables.ts'

/** Characters of a text that an index holds. */
const head = (column: string) => sql`substr(${sql.ref(column)}, 1, ${sql.lit(headLength)})`
const isBlank = (column: string) => ({ by: sql`${sql.ref(column)} = ''`, direction: 'asc' }) as const

/**
 * One step of an order as SQL. Names compare in lower case; blanks stand last whichever way the order runs. Texts of any
 * length are ordered by their first characters before the whole: these are in the indexes, and the order is the same.
 */
export function orderTerms({ column, descending }: OrderStep) {
  const direction = descending ? 'desc' : 'asc'
  if (column === 'name') {
    return [
      isBlank('nameLower'),
      { by: head('nameLower'), direction } as const,
      { by: sql.ref('nameLower'), direction } as const,
    ]
  }
  const whole = { by: sql.ref(column), direction } as const
  if (column === 'launched') return [isBlank(column), whole]
  return column === 'key' ? [{ by: head(column), direction } as const, whole] : [whole]
}
