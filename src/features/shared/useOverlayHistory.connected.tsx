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
  const { pathname, search, state } = useLocation()
  const isOpen = useHydrated() && state === name
  const once = useSingleNavigation()
  return {
    isOpen,
    open: useEventCallback(() => once(() => void navigate({ pathname, search }, { state: name }))),
    close: useEventCallback(() => {
      if (isOpen) once(() => void navigate(-1))
    }),
  }
}
