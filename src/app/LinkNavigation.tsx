import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'
import { useEventCallback } from '#features/shared/useEventCallback.ts'
import { LinkProvider } from '#ui/Link/Link.tsx'
import { NavigationContext, RouterLink } from './RouterLink.tsx'

/**
 * Makes the links inside it navigate on the client. They get the router's `navigate` from here, because the router's own
 * link renders again whenever the location changes: a filter or an opened menu would render every link of the page.
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
  return (
    <NavigationContext value={value}>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </NavigationContext>
  )
}
