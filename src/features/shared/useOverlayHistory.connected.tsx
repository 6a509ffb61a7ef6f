import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useEventCallback } from './useEventCallback.ts'
import { useHydrated } from './useHydrated.ts'
import { useSingleNavigation } from './useSingleNavigation.connected.tsx'

/**
 * A history entry for a sheet, a menu or a viewer that is open above a page, so that Back closes it: on a phone that is how
 * they are closed. `name` is the state of the entry. Links inside replace it, so that Back from their page does not open it
 * again.
 */
export function useOverlayHistory(name: string) {
  const navigate = useNavigate()
  const { key, pathname, search, state } = useLocation()
  const once = useSingleNavigation()
  // The router renders a new location in a transition, which may take a while on a phone: the overlay opens before.
  const [openedAt, setOpenedAt] = useState<string>()
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined)
  useEffect(() => {
    // Back, before the new location is rendered.
    const end = () => setOpenedAt(undefined)
    window.addEventListener('popstate', end)
    return () => window.removeEventListener('popstate', end)
  }, [])
  const isOpen = useHydrated() && (state === name || openedAt === key)
  return {
    isOpen,
    open: useEventCallback(() => {
      setOpenedAt(key)
      once(() => void navigate({ pathname, search }, { state: name }), 'open')
    }),
    close: useEventCallback(() => {
      if (isOpen) once(() => void navigate(-1), 'close')
    }),
  }
}
