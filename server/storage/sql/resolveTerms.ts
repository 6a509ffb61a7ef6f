import type { Condition } from '#contract/filter/condition.ts'
import type { FilterColumn } from '#contract/filter/fields.ts'
import { facetColumns, isListColumn, type FacetColumn } from '#domain/product/columns.ts'
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import { signs } from './comparing.ts'
import { productsContaining } from './containing.ts'
import { difference, intersection, union, type NumberSet } from './numberSet.ts'
import { allProducts, productsWith } from './postings.ts'
import type { SqlDialect } from './sqlDialect.ts'
import type { CatalogueTables } from './tables.ts'
import type { TermList } from './terms.ts'

type Tables = Kysely<CatalogueTables>
type Plain = Extract<Condition, { kind: 'compare' | 'in' | 'contains' }>

/** A condition whose terms have been resolved: the remaining comparisons, and the candidate products. */
export type ResolvedTerms =
  | { kind: 'all' | 'any'; of: readonly ResolvedTerms[] }
  | { kind: 'not'; of: ResolvedTerms }
  | { kind: 'among'; numbers: NumberSet }
  | Plain

/** Resolves the parts of a condition that are about terms. Valid only within the same transaction. */
export async function resolveTerms(db: Tables, condition: Condition, dialect: SqlDialect): Promise<ResolvedTerms> {
  switch (condition.kind) {
    case 'all':
    case 'any': {
      const parts: ResolvedTerms[] = []
      for (const each of condition.of) parts.push(await resolveTerms(db, each, dialect))
      return joined(condition.kind, parts)
    }
    case 'not':
      return negated(db, await resolveTerms(db, condition.of, dialect))
    case 'words': {
      if (condition.of.length === 0) return { kind: 'any', of: [] }
      const numbers = await productsWith(db, (terms) =>
        terms.and([terms('terms.list', '=', 'word'), dialect.isOneOf(terms.ref('terms.valueLower'), condition.of)]),
      )
      return { kind: 'among', numbers }
    }
    case 'contains': {
      const numbers = await productsContaining(db, condition.column, condition.text, dialect)
      return numbers ? { kind: 'among', numbers } : condition
    }
    case 'compare':
    case 'in': {
      const list = lookedUp(condition.column)
      return list ? { kind: 'among', numbers: await comparedTerms(db, list, condition) } : condition
    }
  }
}

/** The negation of a resolved condition. */
export async function negated(db: Tables, of: ResolvedTerms): Promise<ResolvedTerms> {
  if (of.kind !== 'among') return { kind: 'not', of }
  return { kind: 'among', numbers: difference(await allProducts(db), of.numbers) }
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
  db: Tables,
  list: TermList,
  condition: Exclude<Plain, { kind: 'contains' }>,
): Promise<NumberSet> {
  // Lists compare case-insensitively; the values compared are already in lower case.
  const value = sql.ref<string>(isListColumn(list) ? 'terms.valueLower' : 'terms.value')
  const having = (test: Expression<SqlBool>) =>
    productsWith(db, (terms) => terms.and([terms('terms.list', '=', list), test]))
  if (condition.kind === 'in') {
    if (condition.values.length === 0) return new Uint8Array()
    return having(sql<SqlBool>`${value} in (${sql.join(condition.values)})`)
  }
  const { comparison, value: sought } = condition
  if (comparison !== 'ne') return having(sql<SqlBool>`${value} ${sql.raw(signs[comparison])} ${sought}`)
  return difference(await allProducts(db), await having(sql<SqlBool>`${value} = ${sought}`))
}
