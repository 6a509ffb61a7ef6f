import { useCartStore } from './cart.ts'
import { completeOrders } from './completion.ts'
import { rehydrateStores } from './keepInSync.ts'

/**
 * Reads what this device keeps, follows what other tabs change, and completes orders whose lines are still in the cart.
 * Called once, after mount, so that the page hydrates as the server rendered it. Returns a cleanup function.
 */
export function rehydrateShopper(): () => void {
  rehydrate(null)
  const onStorage = ({ key }: StorageEvent) => rehydrate(key)
  // A page restored from the back/forward cache has missed what other tabs did.
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && rehydrate(null)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

function rehydrate(key: string | null): void {
  rehydrateStores(key)
  if (useCartStore.getState().cart.pendingOrders) completeOrders()
}
