import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useEventCallback } from './useEventCallback.ts'

/**
 * Runs what navigates, and then not again what leads to the same place until the location has changed: a second press comes
 * before the first has led away, and would add the same history entry twice. Back before the next page is shown ends the wait.
 */
export function useSingleNavigation(): (navigate: () => void, to?: string) => void {
  const { key } = useLocation()
  const underWay = useRef<{ from: string; to: string }>(undefined)
  useEffect(() => {
    const end = () => {
      if (underWay.current?.from === entryKey()) underWay.current = undefined
    }
    if (underWay.current?.from !== key) underWay.current = undefined
    window.addEventListener('popstate', end)
    return () => window.removeEventListener('popstate', end)
  }, [key])
  return useEventCallback((navigate: () => void, to = '') => {
    if (underWay.current?.to === to) return
    underWay.current = { from: key, to }
    navigate()
  })
}

/** The key the router gives the browser's current entry, which the page may not show yet. */
function entryKey(): unknown {
  const state: unknown = history.state
  return state && typeof state === 'object' && 'key' in state ? state.key : 'default'
}
