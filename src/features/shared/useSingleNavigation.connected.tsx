import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { entryKey } from './entryKey.ts'
import { useEventCallback } from './useEventCallback.ts'

/** A navigation whose page is not shown yet. */
interface InFlight {
  /** The entry it started from, and the one it created; the same for Back, which is asynchronous. */
  from: string
  entry: unknown
  to: string
}

/**
 * Runs a navigation, and ignores another to the same place until the location has changed: a second press before the
 * new page is shown would push the same history entry twice. Back, or a navigation to another page, ends this.
 */
export function useSingleNavigation(): (navigate: () => void, to?: string) => void {
  const { key } = useLocation()
  const inFlight = useRef<InFlight>(undefined)
  useEffect(() => {
    const end = () => {
      if (inFlight.current?.from === entryKey()) inFlight.current = undefined
    }
    if (inFlight.current?.from !== key) inFlight.current = undefined
    window.addEventListener('popstate', end)
    return () => window.removeEventListener('popstate', end)
  }, [key])
  return useEventCallback((navigate: () => void, to = '') => {
    const last = inFlight.current
    if (last?.to === to && (last.entry === entryKey() || last.entry === last.from)) return
    navigate()
    inFlight.current = { from: key, entry: entryKey(), to }
  })
}
