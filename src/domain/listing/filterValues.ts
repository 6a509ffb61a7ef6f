import type { Product } from '../product/product.ts'
import { listedFilters, type ListedFilter } from './listing.ts'

/** The lists the panel offers, in its order (spec.md §2, advanced filters). */
export const offeredLists = ['colors', 'fabrics', 'occasions'] as const satisfies readonly ListedFilter[]
export type OfferedList = (typeof offeredLists)[number]

/** What the panel offers to choose from; each list sorted, and in one spelling of each word. */
export type FilterValues = Readonly<Record<OfferedList, readonly string[]>>

const byName = new Intl.Collator('en-IN')

/** The values of these products (spec.md §7: the lists come from a limit of 1000). */
export function filterValuesOf(products: readonly Pick<Product, 'color' | 'fabric' | 'occasion'>[]): FilterValues {
  const list = (name: OfferedList) => sortedValues(products.flatMap((product) => product[listedFilters[name]]))
  return { colors: list('colors'), fabrics: list('fabrics'), occasions: list('occasions') }
}

/** The words in the order of the alphabet; blanks and repeats, whatever their capitals, go. */
export function sortedValues(words: readonly string[]): string[] {
  const byLetters = new Map<string, string>()
  for (const word of words.map((each) => each.trim())) {
    if (word && !byLetters.has(word.toLowerCase())) byLetters.set(word.toLowerCase(), word)
  }
  return [...byLetters.values()].sort((one, other) => byName.compare(one, other))
}
