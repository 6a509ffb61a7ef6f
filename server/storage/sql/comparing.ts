import type { Comparison } from '#contract/filter/condition.ts'
import { sql } from 'kysely'

/** Comparisons as SQL writes them. */
export const signs = { eq: '=', ne: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const satisfies Record<
  Comparison,
  string
>

/** A text as `like` finds it literally, with a backslash as its escape. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** The numbers of all rows in one text; databases and their drivers take far longer over a row for each. */
export const numbersAsText = sql<string | null>`string_agg(cast("number" as text), ',')`
