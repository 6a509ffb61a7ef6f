import { useRef } from 'react'

/**
 * Behaviour shared by dialogs and sheets. Focus returns to the element that had it on opening: Radix does that only for
 * its own trigger, and ours open from anywhere. A click on a toast does not close the surface.
 */
export function useSurface() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // After navigation the new page has the focus already.
      if (document.activeElement !== document.body) return
      // Focusing a sticky element would scroll the page.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
    onEscapeKeyDown: (event: Event) => {
      // Escape closes an open list of suggestions first.
      if (event.target instanceof Element && event.target.ariaExpanded === 'true') event.preventDefault()
    },
    onInteractOutside: (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault()
    },
  }
}
