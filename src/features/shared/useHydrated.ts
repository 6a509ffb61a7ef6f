import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and during hydration, so that both render the same; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
