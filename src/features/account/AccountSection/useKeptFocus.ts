import { useLayoutEffect, type RefObject } from 'react'

const targets = 'form :is(input:not([hidden]), select, textarea, [data-read-first])'

/**
 * Keeps the focus in a section when its focused element is removed, as when a button opens a form or a form is saved:
 * it moves to the first field of the new form, or what has to be read before it, or else to the section's heading.
 */
export function useKeptFocus(section: RefObject<HTMLElement | null>): void {
  // At once: a button may get the focus before React runs other effects.
  useLayoutEffect(() => {
    const { current } = section
    if (!current) return undefined
    let focused: Element | undefined
    const note = ({ target }: Event) => {
      focused = target instanceof Element && current.contains(target) ? target : undefined
    }
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      const target = focused.closest('form') ? null : current.querySelector<HTMLElement>(targets)
      focused = undefined
      if (target) return target.focus()
      const heading = current.querySelector<HTMLElement>('h2')
      heading?.focus({ preventScroll: true })
      // Out of view once a long form above the button is gone; in view it stays where it is.
      heading?.scrollIntoView({ block: 'nearest' })
    })
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    observer.observe(current, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
      observer.disconnect()
    }
  }, [section])
}
