import type { Condition } from '#contract/filter/condition.ts'
import type { FilterColumn } from '#contract/filter/fields.ts'
import { facetColumns, isListColumn, type FacetColumn } from '#domain/product/columns.ts'
import { sql, type Expression, type SqlBool } from 'kysely'
import { operators } from './comparing.ts'
import { productsContaining } from './containing.ts'
import { difference, intersection, union, type NumberSet } from './numberSet.ts'
import { allProducts, productsWith } from './postings.ts'
import type { TermIndex } from './termIndex.ts'
import type { TermList } from './terms.ts'

type Plain = Extract<Condition, { kind: 'compare' | 'in' | 'contains' }>

/** A condition whose terms have been resolved: the remaining comparisons, and the candidate products. */
export type ResolvedTerms =
  | { kind: 'all' | 'any'; of: readonly ResolvedTerms[] }
  | { kind: 'not'; of: ResolvedTerms }
  | { kind: 'among'; numbers: NumberSet }
  | Plain

/** Resolves the parts of a condition that are about terms. Valid only within the same transaction. */
export async function resolveTerms(index: TermIndex, condition: Condition): Promise<ResolvedTerms> {
  switch (condition.kind) {
    case 'all':
    case 'any': {
      const parts: ResolvedTerms[] = []
      for (const each of condition.of) parts.push(await resolveTerms(index, each))
      return joined(condition.kind, parts)
    }
    case 'not':
      return negated(index, await resolveTerms(index, condition.of))
    case 'words': {
      if (condition.of.length === 0) return { kind: 'any', of: [] }
      const numbers = await productsWith(index, (terms) =>
        terms.and([
          terms('terms.list', '=', 'word'),
          index.dialect.isOneOf(terms.ref('terms.valueLower'), condition.of),
        ]),
      )
      return { kind: 'among', numbers }
    }
    case 'contains': {
      const numbers = await productsContaining(index, condition.column, condition.text)
      return numbers ? { kind: 'among', numbers } : condition
    }
    case 'compare':
    case 'in': {
      const list = lookedUp(condition.column)
      return list ? { kind: 'among', numbers: await comparedTerms(index, list, condition) } : condition
    }
  }
}

/** The negation of a resolved condition. */
export async function negated(index: TermIndex, of: ResolvedTerms): Promise<ResolvedTerms> {
  if (of.kind !== 'among') return { kind: 'not', of }
  return { kind: 'among', numbers: difference(await allProducts(index), of.numbers) }
}

/** Combines the sets among these parts into one, and keeps the rest. */
export function joined(kind: 'all' | 'any', parts: readonly ResolvedTerms[]): ResolvedTerms {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.of : [part]))
  const sets = flat.flatMap((part) => (part.kind === 'among' ? [part.numbers] : []))
  const rest = flat.filter((part) => part.kind !== 'among')
  const [first, ...others] = sets
  if (!first) return { kind, of: rest }
  const among: ResolvedTerms = { kind: 'among', numbers: kind === 'all' ? intersection(first, ...others) : union(sets) }
  return rest.length === 0 ? among : { kind, of: [among, ...rest] }
}

/** The term list that fully indexes a column; the category has its own index. */
function lookedUp(column: FilterColumn): FacetColumn | undefined {
  if (column === 'category') return undefined
  return facetColumns.find((each) => each === column)
}

/** The products with such a value in a list of terms. */
export async function comparedTerms(
  index: TermIndex,
  list: TermList,
  condition: Exclude<Plain, { kind: 'contains' }>,
): Promise<NumberSet> {
  // Lists compare case-insensitively; the values compared are already in lower case.
  const value = sql.ref<string>(isListColumn(list) ? 'terms.valueLower' : 'terms.value')
  const having = (test: Expression<SqlBool>) =>
    productsWith(index, (terms) => terms.and([terms('terms.list', '=', list), test]))
  if (condition.kind === 'in') {
    if (condition.values.length === 0) return new Uint8Array()
    return having(sql<SqlBool>`${value} in (${sql.join(condition.values)})`)
  }
  const { comparison, value: sought } = condition
  if (comparison !== 'ne') return having(sql<SqlBool>`${value} ${sql.raw(operators[comparison])} ${sought}`)
  return difference(await allProducts(index), await having(sql<SqlBool>`${value} = ${sought}`))
}
