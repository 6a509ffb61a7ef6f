import type { Condition } from '#contract/filter/condition.ts'
import type { FilterColumn } from '#contract/filter/fields.ts'
import { listColumns } from '#domain/product/columns.ts'
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import { signs } from './comparing.ts'
import { productsContaining } from './containing.ts'
import { difference, intersection, union, type NumberSet } from './numberSet.ts'
import { allProducts, productsWith } from './postings.ts'
import type { SqlWays } from './sqlWays.ts'
import type { CatalogueTables } from './tables.ts'
import { singleColumns, type TermList } from './terms.ts'

type Tables = Kysely<CatalogueTables>
type Plain = Extract<Condition, { kind: 'compare' | 'in' | 'contains' }>

/** A condition whose terms have been looked up: what is left to compare, and the products that are left to look at. */
export type Settled = { kind: 'all' | 'any'; of: readonly Settled[] } | { kind: 'among'; numbers: NumberSet } | Plain

/** Looks up whatever of a condition is about terms. To be used with what the same transaction reads. */
export async function settled(db: Tables, condition: Condition, ways: SqlWays): Promise<Settled> {
  switch (condition.kind) {
    case 'all':
    case 'any': {
      const parts: Settled[] = []
      for (const each of condition.of) parts.push(await settled(db, each, ways))
      return joined(condition.kind, parts)
    }
    case 'words': {
      if (condition.of.length === 0) return { kind: 'any', of: [] }
      const numbers = await productsWith(db, (terms) =>
        terms.and([terms('terms.list', '=', 'word'), ways.isOneOf(terms.ref('terms.valueLower'), condition.of)]),
      )
      return { kind: 'among', numbers }
    }
    case 'contains': {
      const numbers = await productsContaining(db, condition.column, condition.text, ways)
      return numbers ? { kind: 'among', numbers } : condition
    }
    case 'compare':
    case 'in': {
      const list = lookedUp(condition.column)
      return list ? { kind: 'among', numbers: await compared(db, list, condition) } : condition
    }
  }
}

/** One set out of the sets among these parts, beside whatever is left. */
function joined(kind: 'all' | 'any', parts: readonly Settled[]): Settled {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.of : [part]))
  const sets = flat.flatMap((part) => (part.kind === 'among' ? [part.numbers] : []))
  const rest = flat.filter((part) => part.kind !== 'among')
  const [first, ...others] = sets
  if (!first) return { kind, of: rest }
  const among: Settled = { kind: 'among', numbers: kind === 'all' ? intersection(first, ...others) : union(sets) }
  return rest.length === 0 ? among : { kind, of: [among, ...rest] }
}

/** The list whose terms tell of a column all that can be asked of it; a category is compared through its own index. */
function lookedUp(column: FilterColumn): TermList | undefined {
  if (column === 'category') return undefined
  return [...listColumns, ...singleColumns].find((each) => each === column)
}

async function compared(
  db: Tables,
  list: TermList,
  condition: Exclude<Plain, { kind: 'contains' }>,
): Promise<NumberSet> {
  // Lists compare whatever the capitals, and what they are compared with is in lower case already.
  const value = sql.ref<string>(singleColumns.some((each) => each === list) ? 'terms.value' : 'terms.valueLower')
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
