import { cartStorageKey, useCartStore } from './cart.ts'
import { useThemeStore } from './theme.ts'

/**
 * Brings what this device keeps into the stores, and keeps them in step with other tabs. Called once, after mount, so
 * that the first paint is the server's. Returns its undoing.
 */
export function rehydrateShopper(): () => void {
  void useCartStore.persist.rehydrate()
  useThemeStore.getState().rehydrate()
  const follow = ({ key }: StorageEvent) => {
    if (key === cartStorageKey || key === null) void useCartStore.persist.rehydrate()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
