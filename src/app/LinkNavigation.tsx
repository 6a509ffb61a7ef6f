import { createContext, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'
import { useEventCallback } from '#features/shared/useEventCallback.ts'

interface Navigation {
  navigate: (href: string, options: NavigateOptions) => void
  /** The key of the history entry that is rendered. */
  renderedKey: () => string
}

export const NavigationContext = createContext<Navigation>({ navigate: () => undefined, renderedKey: () => '' })

/**
 * Gives links the router's `navigate`. The router's own link renders again with every change of the location, and a page
 * has up to two hundred: a filter or an opened menu would render them all.
 */
export function LinkNavigation({ children }: { children: ReactNode }) {
  const go = useNavigate()
  const navigate = useEventCallback((href: string, options: NavigateOptions) => void go(href, options))
  const { key } = useLocation()
  const rendered = useRef(key)
  useEffect(() => {
    rendered.current = key
  }, [key])
  const value = useMemo(() => ({ navigate, renderedKey: () => rendered.current }), [navigate])
  return <NavigationContext value={value}>{children}</NavigationContext>
}
