import { isListColumn } from '#domain/product/columns.ts'
import type { FilterColumn } from './fields.ts'

export type Comparison = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'
export type FilterValue = string | number | boolean

/**
 * A filter that has been understood: every store evaluates this and nothing else. Values have the type of their column,
 * slugs are slugs, and what is compared whatever the capitals (lists, `contains`) is in lower case already. On a list
 * column 'eq' and 'in' ask whether any value matches, 'ne' whether none does.
 */
export type Condition =
  | { kind: 'all'; of: readonly Condition[] }
  | { kind: 'any'; of: readonly Condition[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'compare'; column: FilterColumn; comparison: Comparison; value: FilterValue }
  | { kind: 'in'; column: FilterColumn; values: readonly FilterValue[] }
  | { kind: 'contains'; column: FilterColumn; text: string }
  /** Has one of these words somewhere in its searchable text (`domain/search`). */
  | { kind: 'words'; of: readonly string[] }

/** Whether the condition leaves nothing out by its form alone: {}, {$or: [{}, …]}, an empty text sought. */
export function isUnconditional(condition: Condition): boolean {
  if (condition.kind === 'all') return condition.of.every(isUnconditional)
  if (condition.kind === 'any') return condition.of.some(isUnconditional)
  if (condition.kind !== 'contains' || condition.text !== '') return false
  // In a list even the empty text leaves out what has no value at all.
  return !isListColumn(condition.column)
}
