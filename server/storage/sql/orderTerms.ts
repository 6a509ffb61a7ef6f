import type { OrderStep } from '#contract/filter/order.ts'
import { sql } from 'kysely'
import { headLength } from './tables.ts'

/** Length of the text prefix in an index. */
const head = (column: string) => sql`substr(${sql.ref(column)}, 1, ${sql.lit(headLength)})`
const isBlank = (column: string) => ({ by: sql`${sql.ref(column)} = ''`, direction: 'asc' }) as const

/**
 * One sort term as SQL. Names compare in lower case; blanks sort last in both directions. Long texts
 * are sorted by their indexed prefix before the whole: the order is the same.
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
