import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

/** Milliseconds a new page may take to know its own title: a piece's name may still be on its way. */
const patience = 1500

/**
 * What a browser does when it loads a page, done where the router only changes it: the focus goes to the page's heading,
 * so that a keyboard goes on from there, and its title is read out. Where only the query changes (a search, a filter) the
 * shopper stays where she is, and hears the title if it is another.
 */
export function RouteAnnouncement() {
  const { pathname, search } = useLocation()
  const open = useRef({ pathname, search })
  const [said, setSaid] = useState('')
  useEffect(() => {
    const before = open.current
    if (before.pathname === pathname && before.search === search) return undefined
    open.current = { pathname, search }
    const isOther = before.pathname !== pathname
    // After whatever closes with the old page has given the focus back.
    const frame = isOther ? requestAnimationFrame(focusPage) : 0
    const say = () => setSaid(document.title)
    const titles = new MutationObserver(say)
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    const enough = setTimeout(() => titles.disconnect(), patience)
    if (isOther) say()
    return () => {
      cancelAnimationFrame(frame)
      titles.disconnect()
      clearTimeout(enough)
    }
  }, [pathname, search])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}

/** The heading, or the page's room where it has none yet; nothing scrolls, for the router has placed the page. */
function focusPage(): void {
  const main = document.querySelector('main')
  const target = main?.querySelector('h1') ?? main
  if (!(target instanceof HTMLElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
