import { namesByPrefix } from './namesByPrefix.ts'
import { soughtColours } from './soughtColours.ts'
import { soughtKind } from './soughtKind.ts'
import type { SearchCondition } from './searchCondition.ts'

/**
 * The products that come before the others a search finds, where no order was chosen: those whose name or weave begins with
 * what is being typed, or whose first colour is the one that is searched for, and without a colour those of the kind that is.
 * Undefined where none is before another.
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
