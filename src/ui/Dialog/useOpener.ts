import { useRef } from 'react'

/**
 * Gives the focus back to whatever had it when the surface opened. Radix does so only for its own trigger, and ours open
 * from anywhere.
 */
export function useOpener() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
