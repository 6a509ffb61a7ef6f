import { useEffect, type RefObject } from 'react'

const fields = 'form :is(input:not([type="hidden"]), select, textarea)'

/**
 * Keeps the focus in a section whose focused element goes away, as a button does that opens a form, and a form that is saved: it
 * moves to the first field of the form that has come, or else to the section's heading.
 */
export function useKeptFocus(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = section
    if (!current) return undefined
    let focused: Element | undefined
    const note = ({ target }: Event) => {
      focused = target instanceof Element && current.contains(target) ? target : undefined
    }
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      const field = focused.closest('form') ? null : current.querySelector<HTMLElement>(fields)
      focused = undefined
      if (field) field.focus()
      else current.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
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
