import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { readRecent, withRecent } from '#domain/search/recent.ts'
import { deviceStorage } from './deviceStorage.ts'

/** What was searched for on this device, newest first. */
interface RecentSearchesStore {
  terms: readonly string[]
  remember: (term: string) => void
  clear: () => void
}

/** Local storage key; it does not carry the shop's name, which an owner may change. */
export const recentSearchesStorageKey = 'shop.searches'

/** Comes with the list under the search field; that asks the device whenever it opens, so that tabs are in step. */
export const useRecentSearchesStore = create<RecentSearchesStore>()(
  persist(
    (set) => ({
      terms: [],
      remember: (term) => set(({ terms }) => ({ terms: withRecent(terms, term) })),
      clear: () => set({ terms: [] }),
    }),
    {
      name: recentSearchesStorageKey,
      version: 1,
      skipHydration: true,
      storage: deviceStorage<Pick<RecentSearchesStore, 'terms'>>((state) => {
        // Whatever was kept: `readRecent` trusts none of it.
        const terms = readRecent((state as { terms?: unknown } | null)?.terms)
        return terms && { terms }
      }),
      partialize: ({ terms }) => ({ terms }),
    },
  ),
)
