import type { Comparison } from '#contract/filter/condition.ts'

/** Comparisons as SQL writes them. */
export const signs = { eq: '=', ne: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const satisfies Record<
  Comparison,
  string
>

/** The pattern of `like` for texts that hold this one, with a backslash as its escape. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
