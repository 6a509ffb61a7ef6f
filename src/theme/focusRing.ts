import { vars } from './contract.css.ts'

/**
 * The focus ring: a line within a band of the page's colour. Line and band have a contrast of 3:1 with each other, so
 * that the ring is visible on any background, a photograph included.
 */
export const focusRing = {
  outline: `2px solid ${vars.color.peacock}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 6px ${vars.color.page}`,
} as const

/** The same ring inside the element's edge, for elements that fill a picture or are clipped by their parent. */
export const focusRingInside = {
  outline: `2px solid ${vars.color.peacock}`,
  outlineOffset: '-4px',
  boxShadow: `inset 0 0 0 6px ${vars.color.page}`,
} as const
