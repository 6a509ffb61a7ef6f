import { namesByPrefix } from './namesByPrefix.ts'
import { soughtColours } from './soughtColours.ts'
import { soughtKind } from './soughtKind.ts'
import type { SearchCondition } from './searchCondition.ts'

/**
 * The products listed first in the results of a search, unless an order was chosen: those whose name or weave begins
 * with what is being typed, or whose first colour is the one searched for; without a colour, those of the kind searched
 * for. Undefined if no products come first.
 */
export function listedFirst(search: string, vocabulary: ReadonlySet<string>): SearchCondition | undefined {
  const byPrefix = namesByPrefix(search, vocabulary)
  const values = soughtColours(search, vocabulary)
  if (values.length === 0) return byPrefix ?? kindFirst(search, vocabulary)
  const coloured: SearchCondition = { kind: 'in', column: 'mainColor', values }
  return byPrefix ? { kind: 'any', of: [byPrefix, coloured] } : coloured
}

function kindFirst(search: string, vocabulary: ReadonlySet<string>): SearchCondition | undefined {
  const kind = soughtKind(search, vocabulary)
  return kind && { kind: 'words', of: [kind] }
}
