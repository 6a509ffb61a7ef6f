import { useEffect, useState } from 'react'
import { from } from '#theme/measures.ts'
import { elementInUse, placeOnDesktop, placeOnPhone } from './placement.ts'

/** Places toasts away from the control in use, and follows scrolling and later presses. */
export function usePlacement() {
  const [placement, setPlacement] = useState(() => place(elementInUse()))
  useEffect(() => {
    let inUse = elementInUse()
    const follow = () => {
      const next = place(inUse)
      // Most scrolling changes nothing, and must not render the toasts again.
      setPlacement((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    const avoid = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('[data-sonner-toaster]')) return
      inUse = target
      follow()
    }
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    document.addEventListener('pointerdown', avoid, true)
    document.addEventListener('focusin', avoid)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
      document.removeEventListener('pointerdown', avoid, true)
      document.removeEventListener('focusin', avoid)
    }
  }, [])
  return placement
}

function place(inUse: Element | null) {
  return matchMedia(from.desktop).matches ? placeOnDesktop(inUse) : placeOnPhone(inUse)
}
