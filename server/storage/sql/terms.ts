import {
  bitsColumns,
  facetColumns,
  fragmentColumns,
  isListColumn,
  type BitsColumn,
  type FacetColumn,
  type FragmentColumn,
  type ProductColumns,
} from '#domain/product/columns.ts'
import { bitsOf } from './bits.ts'

/**
 * The kind of a term: 'word' is a word of the search text, 'product' a term that every product has, a pair is two
 * fragments with a space between. The names are stored in databases: changing one needs a migration.
 */
export type TermList =
  | FacetColumn
  | `piece of ${FragmentColumn}`
  | `pair of ${FragmentColumn}`
  | `bits of ${BitsColumn}`
  | 'word'
  | 'product'

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
    ...fragmentColumns.flatMap((column) => {
      const text = columns[column].toLowerCase()
      return [
        ...fragmentsIn(text).map((value) => ({ list: `piece of ${column}`, value }) as const),
        ...pairsIn(text).map((value) => ({ list: `pair of ${column}`, value }) as const),
      ]
    }),
    ...bitsColumns.flatMap((column) =>
      bitsOf(columns[column]).map((value) => ({ list: `bits of ${column}`, value }) as const),
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
  return text.split(punctuation).filter((fragment) => fragment !== '')
}

/**
 * Every two fragments of a text that have one space between them, 'temple border'. A text that is itself such a pair is
 * contained in another exactly when it is contained in one of the other's pairs.
 */
export function pairsIn(text: string): string[] {
  const parts = text.split(punctuationBetween)
  const isPair = (at: number) => parts[at] === ' ' && parts[at - 1] !== '' && parts[at + 1] !== ''
  return parts.flatMap((_, at) => (isPair(at) ? [`${parts[at - 1]} ${parts[at + 1]}`] : []))
}

const punctuation = /[\0-/:-`{-\x7f]+/
/** With a capture group, so that `split` keeps the separators. */
const punctuationBetween = /([\0-/:-`{-\x7f]+)/
