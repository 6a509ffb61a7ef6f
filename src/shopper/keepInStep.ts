/** A store that can be brought what the device keeps of it. */
interface Kept {
  persist: { rehydrate: () => Promise<void> | void }
}

/**
 * Brings what this device keeps into stores, given by the keys of their entries, and keeps them in step with other tabs.
 * Called after mount, so that the first paint is the server's. Returns its undoing.
 */
export function keepInStep(kept: Readonly<Record<string, Kept>>): () => void {
  for (const store of Object.values(kept)) void store.persist.rehydrate()
  const follow = ({ key }: StorageEvent) => {
    for (const [own, store] of Object.entries(kept)) {
      if (key === own || key === null) void store.persist.rehydrate()
    }
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
