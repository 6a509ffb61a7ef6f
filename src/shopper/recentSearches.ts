import { create } from 'zustand'
import { fieldsOf } from '#domain/product/read.ts'
import { readRecent, withRecent } from '#domain/search/recent.ts'
import { keptValue, type Outcome, type Step } from './keptValue.ts'

type Terms = readonly string[]

/** What was searched for on this device, newest first. */
interface RecentSearchesStore {
  terms: Terms
  remember: (term: string) => void
  clear: () => void
  /** Changes the device has had no room for. */
  unsaved: readonly Step<Terms>[]
}

/** Local storage key; it does not carry the shop's name, which an owner may change. */
export const recentSearchesStorageKey = 'shop.searches'

const kept = keptValue<Terms>(
  recentSearchesStorageKey,
  1,
  () => (state, version) => (version === 1 ? readRecent(fieldsOf(state)['terms']) : undefined),
  (terms) => ({ terms }),
)

const useStore = create<RecentSearchesStore>()((set, get) => {
  const change = (step: Step<Terms>) => set(stateOf(kept.change(shownIn(get()), step)))
  return {
    terms: [],
    remember: (term) => change((terms) => withRecent(terms, term)),
    clear: () => change((terms) => (terms.length > 0 ? [] : terms)),
    unsaved: [],
  }
})

/** Comes with the list under the search field; that asks the device whenever it opens, so that tabs are in step. */
export const useRecentSearchesStore = Object.assign(useStore, {
  persist: { rehydrate: async () => useStore.setState((state) => stateOf(kept.load(shownIn(state)))) },
})

function shownIn({ terms, unsaved }: RecentSearchesStore) {
  return { value: terms, unsaved }
}

function stateOf({ value, unsaved }: Outcome<Terms>) {
  return { terms: value, unsaved }
}
