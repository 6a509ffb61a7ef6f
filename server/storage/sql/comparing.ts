import type { Comparison } from '#contract/filter/condition.ts'

/** Comparisons as SQL writes them. */
export const signs = { eq: '=', ne: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const satisfies Record<
  Comparison,
  string
>

/** A text as `like` finds it literally, with a backslash as its escape. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
