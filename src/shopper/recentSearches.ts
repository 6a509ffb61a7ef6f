import { fieldsOf } from '#domain/product/read.ts'
import { readRecent, withRecent } from '#domain/search/recent.ts'
import { keptStore } from './keptStore.ts'

/** What was searched for on this device, newest first. The list under the search field asks for it when it opens. */
export const useRecentSearchesStore = keptStore<readonly string[]>({
  key: 'shop.searches',
  empty: [],
  read: (state) => readRecent(fieldsOf(state)['terms']),
  write: (terms) => ({ terms }),
})

/** Keeps a search. */
export function rememberSearch(term: string): void {
  useRecentSearchesStore.getState().change((terms) => withRecent(terms, term))
}

/** Forgets them all. */
export function clearSearches(): void {
  useRecentSearchesStore.getState().change((terms) => (terms.length > 0 ? [] : terms))
}
