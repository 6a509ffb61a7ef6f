import { useRef } from 'react'
import { lastPressed } from '../lastPressed.ts'

/**
 * Behaviour shared by dialogs and sheets. Focus returns to the element that had it on opening: Radix does that only for
 * its own trigger, and ours open from anywhere. Closing an overlay that was open on page load focuses the page's
 * heading. A click on a toast does not close the overlay.
 */
export function useOverlay() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      const { activeElement, body } = document
      opener.current = activeElement === body ? lastPressed() : activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // After navigation the new page has the focus already.
      if (document.activeElement !== document.body) return
      const target = opener.current ?? pageHeading()
      // Focusing a sticky element would scroll the page.
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
    onEscapeKeyDown: (event: Event) => {
      // Escape closes an open list of suggestions first.
      if (document.querySelector('[data-takes-escape]')) event.preventDefault()
    },
    onInteractOutside: (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault()
    },
  }
}

function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  return heading
}
