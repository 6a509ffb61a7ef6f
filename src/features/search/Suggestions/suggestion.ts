import { categories } from '#domain/category.ts'
import type { Product } from '#domain/product/product.ts'
import { categoryPath, productPath, searchPath } from '#site/paths.ts'
import { bestsellers } from '#site/navigation.ts'

/** An option below the search field, with its link. */
export type Suggestion = { key: string; href: string } & (
  | { is: 'product'; product: Product }
  | { is: 'all' }
  | { is: 'recent'; term: string }
  | { is: 'offer'; label: string }
)

/** State of the suggestions. */
export type SuggestionsState =
  /** Too few letters for suggestions. */
  | { is: 'idle' }
  /** The field is empty. */
  | { is: 'recent'; terms: readonly string[] }
  | { is: 'loading' }
  | { is: 'failed' }
  /**
   * `isEarlier`: results for the previous text, while the new ones load. `nearest`: a search that finds something, where
   * this one does not.
   */
  | { is: 'ready'; products: readonly Product[]; isEarlier?: boolean; nearest?: string | undefined }

/** The options of a state. A search without results offers the nearest one, the bestsellers and all categories. */
export function suggestionsOf(state: SuggestionsState, text: string): Suggestion[] {
  const all: Suggestion = { is: 'all', key: 'all', href: searchPath(text.trim()) }
  if (state.is === 'recent')
    return state.terms.map((term) => ({ is: 'recent', key: `recent ${term}`, term, href: searchPath(term) }))
  if (state.is === 'failed') return [all]
  if (state.is !== 'ready') return []
  if (state.products.length === 0) return state.nearest ? [offerOf(state.nearest), ...offers] : offers
  return [
    ...state.products.map((product): Suggestion => ({
      is: 'product',
      key: product.key,
      product,
      href: productPath(product.key),
    })),
    all,
  ]
}

function offerOf(search: string): Suggestion {
  return { is: 'offer', key: `nearest ${search}`, label: `Search for “${search}”`, href: searchPath(search) }
}

const offers: Suggestion[] = [
  bestsellers,
  ...categories.map(({ name, slug }) => ({ label: name, href: categoryPath(slug) })),
].map(({ label, href }) => ({ is: 'offer', key: href, label, href }))

/** Before the text of a search that finds nothing. */
export const noProductsFor = 'No products found for'

/** Live region text of a state. Where there are no products it says that something else can be chosen. */
export function statusOf(state: SuggestionsState, text: string): string {
  switch (state.is) {
    case 'idle':
      return ''
    case 'recent':
      return state.terms.length === 0 ? '' : `${count(state.terms.length, 'recent search', 'recent searches')}.`
    case 'loading':
      return 'Searching.'
    case 'failed':
      return 'Suggestions could not be loaded. Enter searches all the same.'
    case 'ready':
      if (state.isEarlier) return 'Searching.'
      if (state.products.length === 0)
        return `${noProductsFor} ${text.trim()}. ${suggestionsOf(state, text).length} other suggestions.`
      return `${count(state.products.length, 'suggestion', 'suggestions')} for ${text.trim()}.`
  }
}

function count(number: number, one: string, many: string) {
  return `${number} ${number === 1 ? one : many}`
}
