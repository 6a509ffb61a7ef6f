import { listColumns } from '#domain/product/columns.ts'
import type { FilterColumn } from '#contract/filter/fields.ts'
import { sql, type Kysely, type SqlBool } from 'kysely'
import { escaped, numbersAsText } from './comparing.ts'
import { intersection, numbersIn, setOfText, sizeOf, type NumberSet } from './numberSet.ts'
import { allProducts, productsWith } from './postings.ts'
import type { SqlWays } from './sqlWays.ts'
import type { CatalogueTables } from './tables.ts'
import { piecedColumns, piecesIn, singleColumns, type PiecedColumn, type TermList } from './terms.ts'

type Tables = Kysely<CatalogueTables>

/** Where the pieced texts lie. */
const places = {
  name: { table: 'products', column: 'nameLower' },
  description: { table: 'product_texts', column: 'descriptionLower' },
} as const satisfies Record<PiecedColumn, object>

/** The products whose column holds a text in lower case; undefined where only the column itself can tell. */
export async function productsContaining(
  db: Tables,
  column: FilterColumn,
  text: string,
  ways: SqlWays,
): Promise<NumberSet | undefined> {
  const list = listColumns.find((each) => each === column)
  // Even the empty text leaves out what has no value at all.
  if (list) return havingTerm(db, list, `%${escaped(text)}%`)
  if (text === '') return allProducts(db)
  const single = singleColumns.find((each) => each === column)
  if (single) return havingTerm(db, single, `%${escaped(text)}%`)
  const pieced = piecedColumns.find((each) => each === column)
  return pieced && withinTexts(db, pieced, text, ways)
}

async function withinTexts(db: Tables, column: PiecedColumn, text: string, ways: SqlWays): Promise<NumberSet> {
  const pieces = piecesIn(text)
  const sets: NumberSet[] = []
  for (const [index, piece] of pieces.entries()) {
    // Only what begins or ends the text may be a part of a longer piece.
    const before = index === 0 && text.startsWith(piece) ? '%' : ''
    const after = index === pieces.length - 1 && text.endsWith(piece) ? '%' : ''
    sets.push(await havingTerm(db, `piece of ${column}`, `${before}${escaped(piece)}${after}`))
  }
  const [first, ...rest] = sets
  const candidates = first ? intersection(first, ...rest) : await allProducts(db)
  // Several pieces may stand in a text apart from each other.
  return pieces[0] === text || sizeOf(candidates) === 0 ? candidates : proved(db, column, text, candidates, ways)
}

function havingTerm(db: Tables, list: TermList, pattern: string): Promise<NumberSet> {
  return productsWith(db, (terms) =>
    terms.and([
      terms('terms.list', '=', list),
      sql<SqlBool>`${terms.ref('terms.valueLower')} like ${pattern} escape '\\'`,
    ]),
  )
}

/** Those of the candidates that hold the text as it stands. */
async function proved(
  db: Tables,
  column: PiecedColumn,
  text: string,
  candidates: NumberSet,
  ways: SqlWays,
): Promise<NumberSet> {
  const { table, column: lowered } = places[column]
  const number = sql.ref<number>('number')
  const holdsText = sql<SqlBool>`${sql.ref(lowered)} like ${`%${escaped(text)}%`} escape '\\'`
  // A walk over all texts takes as long as looking up every fifth of them.
  const isFew = sizeOf(candidates) * 5 < candidates.length * 8
  // In so many words the bit is looked at before the text, which takes far longer.
  const isMeant = isFew
    ? sql<SqlBool>`${ways.isOneOfNumbers(number, numbersIn(candidates))} and ${holdsText}`
    : sql<SqlBool>`case when ${ways.isInSet(number, candidates)} then ${holdsText} else 1 = 0 end`
  const { rows } = await sql<{ listed: string | null }>`
    select ${numbersAsText} as listed from ${sql.table(table)} where ${isMeant}
  `.execute(db)
  return setOfText(rows[0]?.listed)
}
