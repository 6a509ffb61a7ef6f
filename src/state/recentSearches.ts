import { readRecent, withRecent } from '#domain/search/recent.ts'
import { createPersistedStore } from './createPersistedStore.ts'
import { keepInSync } from './keepInSync.ts'

/** What was searched for on this device, newest first. */
export const useRecentSearchesStore = keepInSync(
  createPersistedStore<'terms', readonly string[]>({
    key: 'shop.searches',
    field: 'terms',
    initial: [],
    version: 1,
    read: readRecent,
  }),
)

/** Keeps a search. */
export function rememberSearch(term: string): void {
  useRecentSearchesStore.getState().change((terms) => withRecent(terms, term))
}

/** Forgets them all. */
export function clearSearches(): void {
  useRecentSearchesStore.getState().change((terms) => (terms.length > 0 ? [] : terms))
}
