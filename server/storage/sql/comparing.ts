import type { Comparison } from '#contract/filter/condition.ts'
import { sql } from 'kysely'

/** SQL comparison operators. */
export const operators = { eq: '=', ne: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const satisfies Record<
  Comparison,
  string
>

/** Escapes a text for `like`, with a backslash. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Aggregates the numbers of all rows into one text: much faster than one row each. */
export const numbersAsText = sql<string | null>`string_agg(cast("number" as text), ',')`
