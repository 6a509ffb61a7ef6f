import { isListColumn } from '#domain/product/columns.ts'
import type { FilterColumn } from './fields.ts'

export type Comparison = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'
export type FilterValue = string | number | boolean

/**
 * A parsed filter: every store evaluates this and nothing else. Values have the type of their column, slugs are slugs,
 * and whatever is compared case-insensitively (lists, `contains`) is already in lower case. On a list column 'eq' and
 * 'in' test whether any value matches, 'ne' whether none does.
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

/** Whether the condition matches everything by its form alone: {}, {$or: [{}, …]}, a search for an empty text. */
export function isUnconditional(condition: Condition): boolean {
  if (condition.kind === 'all') return condition.of.every(isUnconditional)
  if (condition.kind === 'any') return condition.of.some(isUnconditional)
  if (condition.kind !== 'contains' || condition.text !== '') return false
  // In a list column even the empty text excludes products without a value.
  return !isListColumn(condition.column)
}
