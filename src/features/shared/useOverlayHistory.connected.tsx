import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fieldsOf } from '#domain/product/read.ts'
import { useEventCallback } from './useEventCallback.ts'
import { useHydratedValue } from './useHydratedValue.ts'
import { useSingleNavigation } from './useSingleNavigation.connected.tsx'

/**
 * A history entry for a sheet, a menu or a viewer that is open above a page, so that Back closes it: on a phone that is how
 * they are closed. `name` is added to the state of the page's entry: the page below stays what it is. Links inside replace
 * the entry, so that Back from their page does not open it again.
 */
export function useOverlayHistory(name: string) {
  const navigate = useNavigate()
  const { key, pathname, search, state } = useLocation()
  const once = useSingleNavigation()
  // The router renders a new location in a transition, which may take a while on a phone: the overlay opens before.
  const [openedAt, setOpenedAt] = useState<string>()
  // Cleared in effects: React may drop a render that sets it, and then ignores the same update made by an event.
  useEffect(() => {
    const clear = () => setOpenedAt((at) => (at === key ? undefined : at))
    // Back, before the new location is rendered.
    window.addEventListener('popstate', clear)
    return () => {
      window.removeEventListener('popstate', clear)
      clear()
    }
  }, [key])
  // Closed on the server and during hydration. Unless it is open, hydration is not followed by another render.
  const isOpen = useHydratedValue(fieldsOf(state)['overlay'] === name || openedAt === key, false)
  return {
    isOpen,
    open: useEventCallback(() => {
      setOpenedAt(key)
      once(() => void navigate({ pathname, search }, { state: { ...fieldsOf(state), overlay: name } }), 'open')
    }),
    close: useEventCallback(() => {
      if (isOpen) once(() => void navigate(-1), 'close')
    }),
  }
}
