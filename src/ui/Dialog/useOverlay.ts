import { useRef } from 'react'

/**
 * Behaviour shared by dialogs and sheets. Focus returns to the element that had it on opening: Radix does that only for
 * its own trigger, and ours open from anywhere. One that was open already when the page was loaded leaves the focus to the
 * page's heading. A click on a toast does not close the surface.
 */
export function useOverlay() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // After navigation the new page has the focus already.
      if (document.activeElement !== document.body) return
      const target = opener.current === document.body ? pageHeading() : opener.current
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
