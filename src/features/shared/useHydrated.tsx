import { createContext, use, useDeferredValue, type ReactNode } from 'react'

const HydratedContext = createContext(true)

/**
 * Around an app that is rendered on the server and then hydrated. The deferred value renders what waits for it in slices:
 * with `useSyncExternalStore` that would be one long task.
 */
export function HydrationProvider({ children }: { children: ReactNode }) {
  return <HydratedContext value={useDeferredValue(true, false)}>{children}</HydratedContext>
}

/** False on the server and during hydration, so that both render the same; true afterwards. */
export function useHydrated(): boolean {
  return use(HydratedContext)
}
