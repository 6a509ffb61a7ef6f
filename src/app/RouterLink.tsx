import { createContext, use, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { LinkProps } from '#ui/Link/Link.tsx'
import type { Prefetch } from './prefetch.ts'

/** Prefetches a page before it is opened; does nothing in stories and on the server. */
export const PrefetchContext = createContext<Prefetch>(() => undefined)

/** Milliseconds a pointer or the focus rests on a link before its page is prefetched. */
const intentDelayMs = 80

/**
 * The router's link behind `ui/Link`. Hovering, touching or focusing it prefetches its page.
 */
export function RouterLink({ href, replace = false, onClick, ...rest }: LinkProps) {
  const prefetch = use(PrefetchContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => prefetch(href), intentDelayMs)
  }
  const stop = () => clearTimeout(timer.current)
  const wasClicked = useRef(false)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    // The second click of a double-click may come before the first has led away, and would add the same history entry again.
    if (event.detail > 1 && wasClicked.current) return event.preventDefault()
    wasClicked.current = true
    onClick?.(event)
  }
  return (
    <Link
      to={href}
      replace={replace}
      onPointerEnter={start}
      onPointerLeave={stop}
      onFocus={start}
      onBlur={stop}
      onTouchStart={() => prefetch(href)}
      {...rest}
      onClick={click}
    />
  )
}
