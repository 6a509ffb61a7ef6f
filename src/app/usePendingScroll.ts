import { useEffect, type RefObject } from 'react'
import { holdScroll } from './holdScroll.ts'
import { pendingPage } from './pageModules.ts'

/**
 * While a spinner stands in place of the page, the window is at the top and shows it. Who goes back before the next page has
 * come is where she was, with the focus on what she pressed. `entry` is the history entry that is rendered; `endHold` ends a
 * restored position that is held.
 */
export function usePendingScroll(
  entry: RefObject<{ key: string }>,
  endHold: RefObject<(() => void) | undefined>,
): void {
  useEffect(() => {
    let left: { key: string; offset: number; focused: Element | null } | undefined
    // It is told before React hides the page, or shows it again.
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
        // The next page has come.
        if (!before || before.key !== entry.current.key || pendingPage.read()) return
        endHold.current?.()
        endHold.current = holdScroll(before.offset, () => (endHold.current = undefined))
        if (before.focused instanceof HTMLElement) before.focused.focus({ preventScroll: true })
      })
    })
    return () => void end()
  }, [entry, endHold])
}
