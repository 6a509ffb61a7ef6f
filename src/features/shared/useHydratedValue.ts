import { useSyncExternalStore } from 'react'
import { noop } from '#domain/noop.ts'

const neverChanges = () => noop

/**
 * What only the browser knows, such as the state of its history entry; during hydration `onServer`, as the server rendered
 * it. If they differ, it is rendered again at once, in the same render as what the stores have read from the device.
 */
export function useHydratedValue<Value extends string | boolean | undefined>(value: Value, onServer: Value): Value {
  return useSyncExternalStore(
    neverChanges,
    () => value,
    () => onServer,
  )
}
