import { createContext, use } from 'react'

/** Whether the page is hydrated: set by the app, and true in stories, whose HTML no server rendered. */
export const HydratedContext = createContext(true)

/**
 * False on the server and during hydration, so that both render the same; true a moment later, in a render in slices. What
 * may not come later than the stored cart, or would move the page, uses `useHydratedValue`.
 */
export function useHydrated(): boolean {
  return use(HydratedContext)
}
