import { useIsLive } from '#features/shared/useIsLive.ts'

/**
 * The whole address of one of the shop's paths. Undefined on the server and in the first paint: only the browser knows
 * where the shop is reached.
 */
export function useLink(path: string): string | undefined {
  return useIsLive() ? new URL(path, location.origin).href : undefined
}
