import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isFieldChosenSince } from '#features/shared/isFieldChosenSince.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

/**
 * Does for a client-side navigation what a browser does when it loads a page: moves the focus to the page's heading and
 * announces the title. Where only the query changes (a search, a filter) the focus stays, and a changed title is announced.
 */
export function RouteAnnouncer() {
  const { key, pathname, search, state } = useLocation()
  const type = useNavigationType()
  // No dependency: a sheet that is opened or closed changes it, which must not end the wait for a title.
  const isBack = useEffectEvent(() => type === NavigationType.Pop)
  const open = useRef({ pathname, search })
  const entry = useRef({ key, pathname, search })
  const [said, setSaid] = useState('')
  /** The title that was announced last, or that of the loaded document. */
  const known = useRef<string>(undefined)
  const arrival = useRef<{ pathname: string; search: string; focused: Element | null }>(null)
  useLayoutEffect(() => {
    arrival.current = { pathname, search, focused: document.activeElement }
  }, [pathname, search])
  useEffect(() => {
    const before = open.current
    known.current ??= document.title
    if (before.pathname === pathname && before.search === search) return undefined
    open.current = { pathname, search }
    // A footer link leads to the top of its page, even if only the query differs.
    const isOther = before.pathname !== pathname || isFromFooter()
    const moveFocus = () => {
      // A select that navigates with every arrow key keeps the focus, as does a field that the shopper chose before this
      // frame (on a slow device), and a search that is being typed since before the page arrived.
      if (
        document.activeElement?.matches('main select') ||
        isFieldChosenSince(arrival.current?.focused) ||
        isSearchTyped(search)
      )
        return
      focusPage(isBack() ? before.pathname : undefined)
    }
    // After overlays of the previous page have restored the focus.
    const frame = isOther ? requestAnimationFrame(moveFocus) : 0
    const say = () => {
      if (document.title === known.current) return
      known.current = document.title
      setSaid(document.title)
    }
    // Until the next navigation: a product's name may take long to load. Other elements of the head change, too.
    const titles = new MutationObserver(say)
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    // The title of another page is announced even if it is the same.
    if (isOther) known.current = undefined
    // The page may have set its title before this effect.
    say()
    return () => {
      cancelAnimationFrame(frame)
      titles.disconnect()
    }
  }, [pathname, search])
  useEffect(() => {
    const before = entry.current
    entry.current = { key, pathname, search }
    const isReopened = before.key !== key && before.pathname === pathname && before.search === search && !state
    if (!isReopened || !isFromFooter()) return undefined
    const frame = requestAnimationFrame(() => focusPage())
    return () => cancelAnimationFrame(frame)
  }, [key, pathname, search, state])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}

/**
 * Focuses the heading, or `main` if there is none yet, without scrolling: ScrollRestoration has set the position. If
 * Back has restored one far below the heading: the link to the page that was left, else the first link in the window.
 */
function focusPage(left?: string): void {
  const main = document.querySelector('main')
  const title = main?.querySelector('h1')
  // A slide's heading disappears with the slide, and its carousel would pause for the focus.
  const heading = title?.closest('[aria-roledescription]') ? main : (title ?? main)
  if (!main || !heading) return
  const links =
    left === undefined || isInWindow(title ?? main) ? [] : [...main.querySelectorAll('a')].filter(isInWindow)
  const target = links.find(({ pathname }) => pathname === left) ?? links[0] ?? heading
  if (target === heading) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function isFromFooter(): boolean {
  return Boolean(document.activeElement?.closest('footer'))
}

/** Whether the header's search has the focus, and a text that is not the page's search: it has not been submitted. */
function isSearchTyped(search: string): boolean {
  const typed = document.querySelector<HTMLInputElement>('header input:focus')?.value.trim()
  return Boolean(typed) && typed !== new URLSearchParams(search).get('search')
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
