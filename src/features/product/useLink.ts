import { useHydrated } from '#features/shared/useHydrated.ts'

/**
 * The absolute URL of a path. Undefined on the server and before hydration, where the origin is unknown.
 */
export function useLink(path: string): string | undefined {
  return useHydrated() ? new URL(path, location.origin).href : undefined
}
