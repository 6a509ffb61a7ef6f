import { createContext, use, useRef, type MouseEvent } from 'react'
import type { NavigateOptions } from 'react-router-dom'
import { entryKey, hasEntryState } from '#features/shared/entryKey.ts'
import { isSecondClick } from '#features/shared/singlePress.ts'
import { isModifiedClick } from '#ui/isModifiedClick.ts'
import type { LinkProps } from '#ui/Link/Link.tsx'
import type { Prefetch } from './prefetch.ts'

/** Prefetches a page before it is opened; does nothing in stories and on the server. */
export const PrefetchContext = createContext<Prefetch>(() => undefined)

interface Navigation {
  navigate: (href: string, options: NavigateOptions) => void
  /** The key of the history entry that is rendered. */
  renderedKey: () => string
}

/** What a link needs of the router; `LinkNavigation` provides it. */
export const NavigationContext = createContext<Navigation>({ navigate: () => undefined, renderedKey: () => '' })

/** Milliseconds a pointer or the focus rests on a link before its page is prefetched. */
const intentDelayMs = 80

/** The link behind `ui/Link`, which navigates on the client. Hovering, touching or focusing it prefetches its page. */
export function RouterLink({ href, replace = false, state, onClick, children, ...rest }: LinkProps) {
  const { target } = rest
  const prefetch = use(PrefetchContext)
  const { navigate, renderedKey } = use(NavigationContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => prefetch(href), intentDelayMs)
  }
  const stop = () => clearTimeout(timer.current)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    const isOwn = !isModifiedClick(event) && (!target || target === '_self')
    // A second press before the page is shown, or the second click of a double-click, would push the entry again. The links of
    // a menu replace its entry, which may not be rendered yet.
    const isPending = !replace && entryKey() !== renderedKey()
    const isCurrent = location.href === event.currentTarget.href
    const isRepeated = isCurrent && (isPending || isSecondClick(event))
    if (isRepeated && isOwn) return event.preventDefault()
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || !isOwn) return
    event.preventDefault()
    // A link to the open page leads to its top, without an entry that would make Back seem to do nothing.
    const isReopened = isCurrent && !replace && !state && !hasEntryState()
    if (isReopened && location.hash === '') scrollTo(0, 0)
    navigate(href, { replace: replace || isReopened, state })
  }
  return (
    <a
      href={href}
      onPointerEnter={start}
      onPointerLeave={stop}
      onFocus={start}
      onBlur={stop}
      onTouchStart={() => prefetch(href)}
      {...rest}
      onClick={click}
    >
      {children}
    </a>
  )
}
