import { facetColumns, isListColumn, fragmentColumns, type FragmentColumn } from '#domain/product/columns.ts'
import type { FilterColumn } from '#contract/filter/fields.ts'
import { sql, type SqlBool } from 'kysely'
import { escaped, numbersAsText } from './comparing.ts'
import { intersection, numbersIn, setOfText, sizeOf, type NumberSet } from './numberSet.ts'
import { allProducts, productsWith } from './postings.ts'
import type { TermIndex } from './termIndex.ts'
import { fragmentsIn, pairsIn, type TermList } from './terms.ts'

/** Where the texts with indexed fragments are stored. */
const places = {
  name: { table: 'products', column: 'nameLower' },
  description: { table: 'product_texts', column: 'descriptionLower' },
} as const satisfies Record<FragmentColumn, object>

/** The products whose column contains a lower-case text; undefined where there is no index for it. */
export async function productsContaining(
  index: TermIndex,
  column: FilterColumn,
  text: string,
): Promise<NumberSet | undefined> {
  // In a list column even the empty text excludes products without a value.
  if (text === '' && !isListColumn(column)) return allProducts(index)
  const counted = facetColumns.find((each) => each === column)
  if (counted) return havingTerm(index, counted, `%${escaped(text)}%`)
  const fragmentColumn = fragmentColumns.find((each) => each === column)
  return fragmentColumn && withinTexts(index, fragmentColumn, text)
}

async function withinTexts(index: TermIndex, column: FragmentColumn, text: string): Promise<NumberSet> {
  const fragments = fragmentsIn(text)
  const pairs = pairsIn(text)
  if (pairs[0] === text) return havingTerm(index, `pair of ${column}`, `%${escaped(text)}%`)
  const sets: NumberSet[] = []
  for (const pair of pairs) sets.push(await havingTerm(index, `pair of ${column}`, `%${escaped(pair)}%`))
  for (const [place, fragment] of fragments.entries()) {
    // Only the first and the last fragment may be part of a longer one.
    const before = place === 0 && text.startsWith(fragment) ? '%' : ''
    const after = place === fragments.length - 1 && text.endsWith(fragment) ? '%' : ''
    sets.push(await havingTerm(index, `piece of ${column}`, `${before}${escaped(fragment)}${after}`))
  }
  const [first, ...rest] = sets
  const candidates = first ? intersection(first, ...rest) : await allProducts(index)
  // Candidates contain all fragments, but perhaps not next to each other.
  return fragments[0] === text || sizeOf(candidates) === 0
    ? candidates
    : containingExactly(index, column, text, candidates)
}

function havingTerm(index: TermIndex, list: TermList, pattern: string): Promise<NumberSet> {
  return productsWith(index, (terms) =>
    terms.and([
      terms('terms.list', '=', list),
      sql<SqlBool>`${terms.ref('terms.valueLower')} like ${pattern} escape '\\'`,
    ]),
  )
}

/** Those candidates that contain the exact text. */
async function containingExactly(
  { db, dialect }: TermIndex,
  column: FragmentColumn,
  text: string,
  candidates: NumberSet,
): Promise<NumberSet> {
  const { table, column: lowered } = places[column]
  const number = sql.ref<number>('number')
  const holdsText = sql<SqlBool>`${sql.ref(lowered)} like ${`%${escaped(text)}%`} escape '\\'`
  // A full scan costs as much as looking up a fifth of the rows.
  const isFew = sizeOf(candidates) * 5 < candidates.length * 8
  // `case` forces the cheap bit test before the expensive text comparison.
  const isMeant = isFew
    ? sql<SqlBool>`${dialect.isOneOfNumbers(number, numbersIn(candidates))} and ${holdsText}`
    : sql<SqlBool>`case when ${dialect.isInSet(number, candidates)} then ${holdsText} else 1 = 0 end`
  const { rows } = await sql<{ listed: string | null }>`
    select ${numbersAsText} as listed from ${sql.table(table)} where ${isMeant}
  `.execute(db)
  return setOfText(rows[0]?.listed)
}
