import { bitsColumns } from '#domain/product/columns.ts'
import { bitSlicesIn, type BitSlices } from './bitSlices.ts'
import { difference, intersection, union, type NumberSet } from './numberSet.ts'
import { comparedTerms, type ResolvedTerms } from './resolveTerms.ts'
import type { TermIndex } from './termIndex.ts'

/**
 * The products that meet a condition, from indexes alone; undefined where a column is left that has none. A page reads the columns
 * in its order until it is full and needs no set, but a total and facets would read every row.
 */
export async function knownNumbers(
  index: TermIndex,
  condition: ResolvedTerms,
  bits: BitSlices = bitSlicesIn(index),
): Promise<NumberSet | undefined> {
  switch (condition.kind) {
    case 'among':
      return condition.numbers
    case 'not': {
      const of = await knownNumbers(index, condition.of, bits)
      return of && difference(await bits.all(), of)
    }
    case 'all':
    case 'any': {
      const sets: NumberSet[] = []
      for (const each of condition.of) {
        const set = await knownNumbers(index, each, bits)
        if (!set) return undefined
        sets.push(set)
      }
      if (condition.kind === 'any') return union(sets)
      const [first, ...rest] = sets
      return first ? intersection(first, ...rest) : bits.all()
    }
    case 'compare':
    case 'in':
      return condition.column === 'category'
        ? comparedTerms(index, 'category', condition)
        : comparedBits(condition, bits)
    case 'contains':
      return undefined
  }
}

async function comparedBits(
  condition: Extract<ResolvedTerms, { kind: 'compare' | 'in' }>,
  bits: BitSlices,
): Promise<NumberSet | undefined> {
  const column = bitsColumns.find((each) => each === condition.column)
  if (!column) return undefined
  if (condition.kind === 'compare') return bits.compared(column, condition.comparison, condition.value)
  const sets: NumberSet[] = []
  for (const value of condition.values) {
    const set = await bits.compared(column, 'eq', value)
    if (!set) return undefined
    sets.push(set)
  }
  return union(sets)
}
