import { useLayoutEffect, type RefObject } from 'react'

const headings = 'h1, h2, h3'

/**
 * For a part that disappears with its focused button, as an error does after a successful Try Again: the focus moves to
 * the heading of the surrounding section, so that keyboard users keep their place.
 */
export function useRestoreFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = part
    return () => {
      if (!current?.contains(document.activeElement)) return
      const around = current.closest('section, [role="dialog"], aside, main')
      // After its replacement has rendered.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const target = around?.isConnected ? (around.querySelector<HTMLElement>(headings) ?? around) : null
        if (!(target instanceof HTMLElement)) return
        target.tabIndex = -1
        target.focus({ preventScroll: true })
      })
    }
  }, [part])
}
