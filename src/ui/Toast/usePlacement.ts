import { useEffect, useState } from 'react'
import { from } from '#theme/measures.ts'

/** Width of a toast, and what a pile of them may take below the header, px. */
const area = { width: 356, height: 180 }

/** px between the header and a toast. */
const below = 12

/** The right edge of the page's content, which the header shares. */
const edge = 'max(3rem, calc(50vw - 39rem))'

/**
 * Where toasts are: over the header on phones and tablets, which nothing of the page can be scrolled under; on wider
 * screens below it at the right, or at the left where the control in use is at the right.
 */
export function usePlacement() {
  const [isWide] = useState(() => matchMedia(from.desktop).matches)
  const [top, setTop] = useState(headerBottom)
  const [side, setSide] = useState(() => sideApartFrom(document.activeElement))
  useEffect(() => {
    if (!isWide) return undefined
    let inUse = document.activeElement
    const follow = () => {
      setTop(headerBottom())
      setSide(sideApartFrom(inUse))
    }
    const avoid = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('[data-sonner-toaster]')) return
      inUse = target
      follow()
    }
    window.addEventListener('scroll', follow, { passive: true })
    document.addEventListener('pointerdown', avoid, true)
    document.addEventListener('focusin', avoid)
    return () => {
      window.removeEventListener('scroll', follow)
      document.removeEventListener('pointerdown', avoid, true)
      document.removeEventListener('focusin', avoid)
    }
  }, [isWide])
  return isWide
    ? { position: `top-${side}` as const, offset: { top: top + below, left: edge, right: edge } }
    : { position: 'top-center' as const, offset: { top: 4 } }
}

/** The header leaves low windows, and slides up on a scrolled page. */
function headerBottom(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
}

function sideApartFrom(target: Element | null): 'left' | 'right' {
  const control = target?.closest('a, button, input, select, textarea, label, [tabindex="0"]')
  if (!control) return 'right'
  const { right, top, bottom } = control.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const margin = Math.max(48, clientWidth / 2 - 624)
  const isUnderneath =
    right > clientWidth - margin - area.width && top < headerBottom() + below + area.height && bottom > headerBottom()
  return isUnderneath ? 'left' : 'right'
}
