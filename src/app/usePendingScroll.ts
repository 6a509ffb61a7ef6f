import { useEffect, type RefObject } from 'react'
import { holdScroll } from './holdScroll.ts'
import { pendingPage } from './pageModules.ts'

/**
 * Scrolls to the top while a spinner replaces the page, so that it is visible. If the shopper goes back before the next
 * page is shown, her scroll offset and focus are restored. `entry` is the rendered history entry; `endHold` ends the
 * hold of a restored offset.
 */
export function usePendingScroll(
  entry: RefObject<{ key: string }>,
  endHold: RefObject<(() => void) | undefined>,
): void {
  useEffect(() => {
    let left: { key: string; offset: number; focused: Element | null } | undefined
    // Notified before React hides the page, or shows it again.
    const end = pendingPage.subscribe(() => {
      if (pendingPage.read()) {
        left ??= { key: entry.current.key, offset: window.scrollY, focused: document.activeElement }
        requestAnimationFrame(() => {
          if (pendingPage.read()) window.scrollTo(0, 0)
        })
        return
      }
      const before = left
      left = undefined
      requestAnimationFrame(() => {
        // The next page is shown.
        if (!before || before.key !== entry.current.key || pendingPage.read()) return
        endHold.current?.()
        endHold.current = holdScroll(before.offset, () => (endHold.current = undefined))
        if (before.focused instanceof HTMLElement) before.focused.focus({ preventScroll: true })
      })
    })
    return () => void end()
  }, [entry, endHold])
}
