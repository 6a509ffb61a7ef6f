import { useRef } from 'react'

/**
 * What dialogs and sheets have in common. The focus goes back to whatever had it when the surface opened: Radix does so
 * only for its own trigger, and ours open from anywhere. A press on a message beside the surface does not close it.
 */
export function useSurface() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // A surface that closed because another page opened has no focus to give back: the page has it.
      if (document.activeElement !== document.body) return
      // The page has stood still meanwhile; what sticks to its edge would make it jump.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
    onEscapeKeyDown: (event: Event) => {
      // It closes the list under a field first.
      if (event.target instanceof Element && event.target.ariaExpanded === 'true') event.preventDefault()
    },
    onInteractOutside: (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault()
    },
  }
}
