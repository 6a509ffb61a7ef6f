import { bitsColumns } from '#domain/product/columns.ts'
import { comparedProducts } from './bitSlices.ts'
import { difference, intersection, union, type NumberSet } from './numberSet.ts'
import { allProducts } from './postings.ts'
import { comparedTerms, type ResolvedTerms } from './resolveTerms.ts'
import type { TermIndex } from './termIndex.ts'

/**
 * The products that meet a condition, from indexes alone; undefined if one of its columns has no index. A page needs no
 * set, as it scans rows in its order until it is full; but a total and facets would read every row.
 */
export async function knownNumbers(index: TermIndex, condition: ResolvedTerms): Promise<NumberSet | undefined> {
  switch (condition.kind) {
    case 'among':
      return condition.numbers
    case 'not': {
      const of = await knownNumbers(index, condition.of)
      return of && difference(await allProducts(index), of)
    }
    case 'all':
    case 'any': {
      const sets: NumberSet[] = []
      for (const each of condition.of) {
        const set = await knownNumbers(index, each)
        if (!set) return undefined
        sets.push(set)
      }
      if (condition.kind === 'any') return union(sets)
      const [first, ...rest] = sets
      return first ? intersection(first, ...rest) : allProducts(index)
    }
    case 'compare':
    case 'in':
      return condition.column === 'category'
        ? comparedTerms(index, 'category', condition)
        : comparedValues(index, condition)
    case 'contains':
      return undefined
  }
}

async function comparedValues(
  index: TermIndex,
  condition: Extract<ResolvedTerms, { kind: 'compare' | 'in' }>,
): Promise<NumberSet | undefined> {
  const column = bitsColumns.find((each) => each === condition.column)
  if (!column) return undefined
  if (condition.kind === 'compare') return comparedProducts(index, column, condition.comparison, condition.value)
  const sets: NumberSet[] = []
  for (const value of condition.values) {
    const set = await comparedProducts(index, column, 'eq', value)
    if (!set) return undefined
    sets.push(set)
  }
  return union(sets)
}
