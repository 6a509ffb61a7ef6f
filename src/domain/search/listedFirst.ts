import { namesByPrefix } from './namesByPrefix.ts'
import { soughtColours } from './soughtColours.ts'
import type { SearchCondition } from './searchCondition.ts'

/**
 * The products that come before the others a search finds, where no order was chosen: those whose name or weave begins with
 * what is being typed, or whose first colour is the one that is searched for. Undefined where none is before another.
 */
export function listedFirst(search: string, vocabulary: ReadonlySet<string>): SearchCondition | undefined {
  const begun = namesByPrefix(search, vocabulary)
  const values = soughtColours(search, vocabulary)
  if (values.length === 0) return begun
  const coloured: SearchCondition = { kind: 'in', column: 'mainColor', values }
  return begun ? { kind: 'any', of: [begun, coloured] } : coloured
}
