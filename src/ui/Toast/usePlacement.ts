import { useEffect, useState } from 'react'
import { from } from '#theme/measures.ts'
import { elementInUse, placeOnDesktop, placeOnPhone } from './placement.ts'

/**
 * Places toasts away from the control in use, and follows scrolling and later presses. Toasts that are shown do not move
 * while they have the focus, nor, on phones, while the page scrolls or where they do not cover the control in use: at the
 * other edge they are rendered anew, and a screen reader announces them again.
 */
export function usePlacement() {
  const [placement, setPlacement] = useState(() => place(elementInUse()))
  useEffect(() => {
    let inUse = elementInUse()
    const follow = () => {
      if (document.activeElement?.closest(toaster)) return
      setPlacement((before) => {
        const next = place(inUse, before.position === 'top-center' && areShown())
        // Most scrolling changes nothing, and must not render the toasts again.
        return JSON.stringify(before) === JSON.stringify(next) ? before : next
      })
    }
    // At the other edge of a phone sonner would render toasts anew, and they would be announced again.
    const followScroll = () => {
      if (areShown() && !matchMedia(from.desktop).matches) return
      follow()
    }
    const avoid = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(toaster)) return
      inUse = target
      follow()
    }
    window.addEventListener('scroll', followScroll, { passive: true })
    window.addEventListener('resize', follow)
    // The note that there is no network is at the bottom, too.
    window.addEventListener('offline', follow)
    window.addEventListener('online', follow)
    document.addEventListener('pointerdown', avoid, true)
    document.addEventListener('focusin', avoid)
    return () => {
      window.removeEventListener('scroll', followScroll)
      window.removeEventListener('resize', follow)
      window.removeEventListener('offline', follow)
      window.removeEventListener('online', follow)
      document.removeEventListener('pointerdown', avoid, true)
      document.removeEventListener('focusin', avoid)
    }
  }, [])
  return placement
}

const toaster = '[data-sonner-toaster]'

function areShown(): boolean {
  return document.querySelector(`${toaster} > *`) !== null
}

function place(inUse: Element | null, isBelowHeader = false) {
  return matchMedia(from.desktop).matches ? placeOnDesktop(inUse) : placeOnPhone(inUse, isBelowHeader)
}
