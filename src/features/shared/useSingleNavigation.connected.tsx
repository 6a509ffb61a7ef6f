import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { entryKey } from './entryKey.ts'
import { useEventCallback } from './useEventCallback.ts'

/** A navigation whose page is not shown yet. */
interface InFlight {
  /** The entry it was pressed on, and the one it made; the same where it goes back, which takes a moment. */
  from: string
  entry: unknown
  to: string
}

/**
 * Runs what navigates, and then not again what leads to the same place until the location has changed: a second press comes
 * before the first has led away, and would add the same history entry twice. Back, or another page asked for in between, ends
 * the wait.
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
