import {
  facetColumns,
  fragmentColumns,
  isListColumn,
  type FacetColumn,
  type FragmentColumn,
  type ProductColumns,
} from '#domain/product/columns.ts'

/**
 * The kind of a term; 'word' is a word of the search text, 'product' a term that every product has. The names are stored
 * in databases: changing one needs a migration.
 */
export type TermList = FacetColumn | `piece of ${FragmentColumn}` | 'word' | 'product'

/** An entry of the inverted index: an attribute value that products share. */
export interface Term {
  list: TermList
  value: string
}

/** The terms of a product, keyed by name, without duplicates. */
export function termsOf(columns: ProductColumns): ReadonlyMap<string, Term> {
  const terms: Term[] = [
    { list: 'product', value: '' },
    ...facetColumns.flatMap((list) =>
      (isListColumn(list) ? columns.lists[list] : [columns[list]]).map((value) => ({ list, value })),
    ),
    ...columns.words.map((value) => ({ list: 'word', value }) as const),
    ...fragmentColumns.flatMap((column) =>
      fragmentsIn(columns[column].toLowerCase()).map((value) => ({ list: `piece of ${column}`, value }) as const),
    ),
  ]
  return new Map(terms.map((term) => [nameOf(term), term]))
}

/** A term as one string. */
export function nameOf({ list, value }: Term): string {
  return `${list}:${value}`
}

/**
 * Splits a text at ASCII punctuation. A text without punctuation is contained in another exactly when it is contained
 * in one of its fragments.
 */
export function fragmentsIn(text: string): string[] {
  return text.split(/[\0-/:-`{-\x7f]+/).filter((fragment) => fragment !== '')
}
