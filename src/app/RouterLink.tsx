import { createContext, use, useRef, type MouseEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { entryKey } from '#features/shared/entryKey.ts'
import { isModifiedClick } from '#features/shared/isModifiedClick.ts'
import { isSecondClick } from '#features/shared/singlePress.ts'
import type { LinkProps } from '#ui/Link/Link.tsx'
import type { Prefetch } from './prefetch.ts'

/** Prefetches a page before it is opened; does nothing in stories and on the server. */
export const PrefetchContext = createContext<Prefetch>(() => undefined)

/** Milliseconds a pointer or the focus rests on a link before its page is prefetched. */
const intentDelayMs = 80

/** The router's link behind `ui/Link`. Hovering, touching or focusing it prefetches its page. */
export function RouterLink({ href, replace = false, onClick, ...rest }: LinkProps) {
  const prefetch = use(PrefetchContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => prefetch(href), intentDelayMs)
  }
  const stop = () => clearTimeout(timer.current)
  const { key } = useLocation()
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    // A second press before the page is shown, or the second click of a double-click, would push the entry again.
    const isRepeated = location.href === event.currentTarget.href && (entryKey() !== key || isSecondClick(event))
    if (isRepeated && !isModifiedClick(event)) return event.preventDefault()
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
