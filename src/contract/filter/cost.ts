import type { FilterColumn } from './fields.ts'

/**
 * What conditions cost (handbook, Filter language: what a filter may cost). An ordinary comparison costs 1: it uses an
 * index or a column in the product's row.
 */
const costs = {
  /** A comparison with a text that is stored in another table. */
  longText: 10,
  /** Number of listed values that cost 1. */
  listedValues: 10,
  /** A $regex of one word. */
  regex: 10,
  /** Each further word of a $regex, as it is looked up separately. */
  furtherWord: 5,
  /** Number of characters of a $regex that cost 1. */
  regexCharacters: 10,
} as const

/** The cost of comparing a column, with one value or with each of a list. */
export function comparisonCost(column: FilterColumn, values = 1): number {
  return (column === 'description' ? costs.longText : 1) + Math.floor((values - 1) / costs.listedValues)
}

/** The cost of finding a text in a column. */
export function regexCost(text: string): number {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu)?.length ?? 0
  const further = Math.max(0, words - 1) * costs.furtherWord
  return costs.regex + further + Math.floor(text.length / costs.regexCharacters)
}
