import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useEventCallback } from './useEventCallback.ts'
import { useHydrated } from './useHydrated.ts'

/**
 * A history entry for a sheet, a menu or a viewer that is open above a page, so that Back closes it: on a phone that is how
 * they are closed. `name` is the state of the entry. Links inside replace it, so that Back from their page does not open it
 * again.
 */
export function useSurfaceEntry(name: string) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const isOpen = useHydrated() && state === name
  const isClosing = useRef(false)
  useEffect(() => {
    if (!isOpen) isClosing.current = false
  }, [isOpen])
  return {
    isOpen,
    open: useEventCallback(() => void navigate({ pathname, search }, { state: name })),
    /** Once: a second press comes before the first has gone back, and would leave the page. */
    close: useEventCallback(() => {
      if (isClosing.current || !isOpen) return
      isClosing.current = true
      void navigate(-1)
    }),
  }
}
