import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts are at work: false on the server and in the first paint, so that both draw the same. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
