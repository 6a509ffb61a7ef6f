import { categories } from '#domain/category.ts'
import type { Product } from '#domain/product/product.ts'
import { categoryPath, productPath, searchPath } from '#features/shared/paths.ts'
import { bestsellers } from '#site/navigation.ts'

/** One line under the search field; each leads somewhere. */
export type Suggestion = { key: string; href: string } & (
  { is: 'product'; product: Product } | { is: 'all' } | { is: 'recent'; term: string } | { is: 'offer'; label: string }
)

/** What is known of the answer to what stands in the field. */
export type SuggestionsState =
  /** Too little is typed to suggest anything. */
  | { is: 'idle' }
  /** Nothing is typed. */
  | { is: 'recent'; terms: readonly string[] }
  | { is: 'loading' }
  | { is: 'failed' }
  /** `isEarlier`: these belong to the words before the last key; the answer to the new ones is under way. */
  | { is: 'ready'; products: readonly Product[]; isEarlier?: boolean }

/** The lines of a state, in their order. A search that finds nothing offers the bestsellers and every category. */
export function suggestionsOf(state: SuggestionsState, text: string): Suggestion[] {
  const all: Suggestion = { is: 'all', key: 'all', href: searchPath(text.trim()) }
  if (state.is === 'recent')
    return state.terms.map((term) => ({ is: 'recent', key: `recent ${term}`, term, href: searchPath(term) }))
  if (state.is === 'failed') return [all]
  if (state.is !== 'ready') return []
  if (state.products.length === 0) return offers
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

const offers: Suggestion[] = [
  bestsellers,
  ...categories.map(({ name, slug }) => ({ label: name, href: categoryPath(slug) })),
].map(({ label, href }) => ({ is: 'offer', key: href, label, href }))

/** What readers are told of a state. */
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
      if (state.products.length === 0) return `No suggestions for ${text.trim()}.`
      return `${count(state.products.length, 'suggestion', 'suggestions')} for ${text.trim()}.`
  }
}

function count(number: number, one: string, many: string) {
  return `${number} ${number === 1 ? one : many}`
}
