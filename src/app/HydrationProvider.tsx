import { useDeferredValue, type ReactNode } from 'react'
import { HydratedContext } from '#features/shared/useHydrated.ts'

/**
 * Around an app that is rendered on the server and then hydrated. The deferred value renders what waits for it in slices:
 * with `useSyncExternalStore` that would be one long task.
 */
export function HydrationProvider({ children }: { children: ReactNode }) {
  return <HydratedContext value={useDeferredValue(true, false)}>{children}</HydratedContext>
}
