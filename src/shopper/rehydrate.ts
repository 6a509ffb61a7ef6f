import { cartStorageKey, useCartStore } from './cart.ts'
import { useThemeStore } from './theme.ts'
import { useWishlistStore, wishlistStorageKey } from './wishlist.ts'

/** What this device keeps, by the key of its entry. */
const kept = { [cartStorageKey]: useCartStore, [wishlistStorageKey]: useWishlistStore }

/**
 * Brings what this device keeps into the stores, and keeps them in step with other tabs. Called once, after mount, so
 * that the first paint is the server's. Returns its undoing.
 */
export function rehydrateShopper(): () => void {
  for (const store of Object.values(kept)) void store.persist.rehydrate()
  useThemeStore.getState().rehydrate()
  const follow = ({ key }: StorageEvent) => {
    for (const [own, store] of Object.entries(kept)) {
      if (key === own || key === null) void store.persist.rehydrate()
    }
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
