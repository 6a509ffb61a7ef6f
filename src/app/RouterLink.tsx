import { createContext, use, useRef } from 'react'
import { Link, useLocation, useResolvedPath } from 'react-router-dom'
import type { LinkProps } from '#ui/Link/Link.tsx'
import type { Preload } from './preload.ts'

/** What starts a page before it is opened; nothing does in stories and on the server. */
export const PreloadContext = createContext<Preload>(() => undefined)

/** Milliseconds a pointer or the focus rests on a link before its page is begun: passing over means nothing. */
const patience = 80

/**
 * The router's link in the words of `ui/Link`: the shop's own addresses change the page without loading it anew. A link
 * that only changes the query (a filter, an order) leaves the page where it is scrolled to. Pointing at it, touching it
 * or coming to it by keyboard begins its page.
 */
export function RouterLink({ href, replace = false, preventScrollReset, ...rest }: LinkProps) {
  const here = useLocation().pathname
  const { pathname } = useResolvedPath(href)
  const preload = use(PreloadContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rests = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => preload(href), patience)
  }
  const passes = () => clearTimeout(timer.current)
  return (
    <Link
      to={href}
      replace={replace}
      preventScrollReset={preventScrollReset ?? pathname === here}
      onPointerEnter={rests}
      onPointerLeave={passes}
      onFocus={rests}
      onBlur={passes}
      onTouchStart={() => preload(href)}
      {...rest}
    />
  )
}
