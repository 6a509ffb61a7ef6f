import { useCallback, useEffect, useRef } from 'react'

/** A stable function that calls the latest callback: for event handlers, not during rendering. */
export function useEventCallback<Args extends readonly unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
