import { useCallback, useEffect, useRef } from 'react'

/** One function for good, which does what the latest one would: for events, never while drawing. */
export function useStable<Args extends readonly unknown[], Result>(act: (...args: Args) => Result) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
