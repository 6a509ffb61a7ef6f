import type { FocusEvent } from 'react'

/**
 * Scrolls up to a sticky column when its upper end takes the focus out of view: the column moves with the page, so the
 * browser's own scrolling does not reach it.
 */
export function revealInSticky({ target, currentTarget }: FocusEvent) {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  if (target.getBoundingClientRect().top >= top || getComputedStyle(currentTarget).position !== 'sticky') return
  currentTarget.parentElement?.scrollIntoView({ behavior: 'instant' })
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
