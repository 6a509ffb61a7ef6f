/** A store of what this device keeps. */
interface SyncedStore {
  storageKey: string
  getState: () => { rehydrate: () => void }
}

const stores = new Set<SyncedStore>()
let hasBegun = false

/** Adds a store to those that are read from the device after mount and follow other tabs. Returns it. */
export function keepInSync<Store extends SyncedStore>(store: Store): Store {
  stores.add(store)
  // The store was loaded after the first rehydration, with another page.
  if (hasBegun) store.getState().rehydrate()
  return store
}

/** Reads the device again: one entry, or with null all of them. */
export function rehydrateStores(key: string | null): void {
  hasBegun = true
  for (const store of stores) {
    if (key === null || key === store.storageKey) store.getState().rehydrate()
  }
}
