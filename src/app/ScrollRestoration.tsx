import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { fieldsOf } from '#domain/product/read.ts'
import { attempt, readText, writeText } from '#state/deviceStorage.ts'
import { holdScroll } from './holdScroll.ts'
import { pendingPage } from './pageModules.ts'
import { usePendingScroll } from './usePendingScroll.ts'

/** Session storage: scroll offsets in px by the key of their history entry. */
const storageKey = 'shop.scroll'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A link scrolls to the top of its page, or to its hash, even if only the query differs; Back and Forward restore the
 * scroll offset. A step of the checkout begins at the top, too. A choice that replaces the history entry (a filter, a sort
 * order) does not scroll, nor does a menu or sheet, whose entry is marked as an overlay. A reload is left to the browser:
 * `restorePage` makes the page high enough for it.
 */
export function ScrollRestoration() {
  const { key, pathname, hash, state } = useLocation()
  const type = useNavigationType()
  const current = useRef({ key, pathname, state })
  const offsets = useRef<Record<string, number>>(undefined)
  const endHold = useRef<() => void>(undefined)
  usePendingScroll(current, endHold)

  useEffect(() => {
    offsets.current ??= readOffsets()
    const remember = () => {
      // A spinner in place of the page, or of its content, has made the document shorter.
      if (pendingPage.read() || endHold.current) return
      if (offsets.current) offsets.current[current.current.key] = window.scrollY
    }
    const leave = () => {
      remember()
      writeOffsets(offsets.current)
      history.scrollRestoration = 'auto'
    }
    const arrive = () => (history.scrollRestoration = 'manual')
    // A tab that is discarded in the background receives no pagehide.
    const turn = () => void (document.visibilityState === 'hidden' ? leave() : arrive())
    arrive()
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', arrive)
    document.addEventListener('visibilitychange', turn)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', arrive)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [])

  useBrowserLayoutEffect(() => {
    const before = current.current
    current.current = { key, pathname, state }
    if (before.key === key) return
    endHold.current?.()
    const known = type === NavigationType.Pop ? offsets.current?.[key] : undefined
    const target = known === undefined && hash !== '' ? document.getElementById(hash.slice(1)) : null
    if (target) scrollWhenShown(target)
    else if (known) endHold.current = holdScroll(known, () => (endHold.current = undefined))
    else if (type === NavigationType.Pop) window.scrollTo(0, 0)
    // Links of a menu replace its own entry.
    else if (
      before.pathname !== pathname ||
      (!fieldsOf(state).overlay && (type === NavigationType.Push || before.state))
    )
      window.scrollTo(0, 0)
    // The page stays where it is, under a new key.
    else if (offsets.current) offsets.current[key] = window.scrollY
  }, [key, pathname, hash, state, type])
  return null
}

/** After a slow load the page's elements exist a moment before it is shown; scrolls once it is. */
function scrollWhenShown(target: HTMLElement): void {
  if (!pendingPage.read()) return showPart(target)
  const stop = pendingPage.subscribe(() => {
    stop()
    requestAnimationFrame(() => showPart(target))
  })
}

/** Like a browser that follows a fragment link: scrolls there, and Tab continues from there. */
function showPart(target: HTMLElement): void {
  target.scrollIntoView()
  // After the page's heading had the focus.
  requestAnimationFrame(() => {
    if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  })
}

function readOffsets(): Record<string, number> {
  const text = readText(storageKey, 'session') ?? '{}'
  return attempt(() => JSON.parse(text) as Record<string, number>) ?? {} // written by writeOffsets
}

/** Without storage a reload forgets the offsets of earlier entries. */
function writeOffsets(offsets: Record<string, number> = {}): void {
  writeText(storageKey, JSON.stringify(offsets), 'session')
}
