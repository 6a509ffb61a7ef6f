import { listColumns, type ListColumn, type ProductColumns } from '#domain/product/columns.ts'

/** Columns of one value that are counted, and looked up, as the lists are. */
export const singleColumns = ['category', 'subcategory', 'availability', 'brand'] as const
export type SingleColumn = (typeof singleColumns)[number]

/** Texts whose pieces are looked up. */
export const piecedColumns = ['name', 'description'] as const
export type PiecedColumn = (typeof piecedColumns)[number]

/** What a term is of; 'word' is a word of the search text, 'product' the one term that every product has. */
export type TermList = ListColumn | SingleColumn | `piece of ${PiecedColumn}` | 'word' | 'product'

/** Something many products have in common, by which they are found and counted. */
export interface Term {
  list: TermList
  value: string
}

/** The terms of a product under their names, by which two of them are one. */
export function termsOf(columns: ProductColumns): ReadonlyMap<string, Term> {
  const terms: Term[] = [
    { list: 'product', value: '' },
    ...listColumns.flatMap((list) => columns.lists[list].map((value) => ({ list, value }))),
    ...singleColumns.map((list) => ({ list, value: columns[list] })),
    ...columns.words.map((value) => ({ list: 'word', value }) as const),
    ...piecedColumns.flatMap((column) =>
      piecesIn(columns[column].toLowerCase()).map((value) => ({ list: `piece of ${column}`, value }) as const),
    ),
  ]
  return new Map(terms.map((term) => [nameOf(term), term]))
}

/** The term in one text. */
export function nameOf({ list, value }: Term): string {
  return `${list}:${value}`
}

/**
 * The parts of a text between the signs of ASCII. A text without such a sign stands in another exactly when it stands in
 * one of its pieces.
 */
export function piecesIn(text: string): string[] {
  return text.split(/[\0-/:-`{-\x7f]+/).filter((piece) => piece !== '')
}
