import { cartStorageKey, useCartStore } from './cart.ts'
import { readers } from './readers.ts'
import { readKeptCart, readKeptWishlist } from './readKept.ts'
import { useThemeStore } from './theme.ts'
import { useWishlistStore, wishlistStorageKey } from './wishlist.ts'

/** What this device keeps, by the key of its entry. */
const kept = { [cartStorageKey]: useCartStore, [wishlistStorageKey]: useWishlistStore }

/**
 * Brings what this device keeps into the stores, keeps them in step with other tabs, and sees to orders whose lines
 * have yet to leave the cart. Called once, after mount, so that the first paint is the server's. Returns its undoing.
 */
export function rehydrateShopper(): () => void {
  Object.assign(readers, { cart: readKeptCart, wishlist: readKeptWishlist })
  rehydrate(null)
  useThemeStore.getState().rehydrate()
  const follow = ({ key }: StorageEvent) => rehydrate(key)
  // A page that comes back from the browser's own memory has missed what other tabs did.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && rehydrate(null)
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', comeBack)
  }
}

function rehydrate(key: string | null): void {
  for (const [own, store] of Object.entries(kept)) {
    if (key === own || key === null) store.getState().rehydrate()
  }
  if (useCartStore.getState().cart.pendingOrders) void completeOrders()
}

/** Most visits have no order to complete, and do not load what does it. */
async function completeOrders(): Promise<void> {
  try {
    const completion = await import('./completion.ts')
    completion.completeOrders()
  } catch {
    // Without a network it waits for the next start.
  }
}
