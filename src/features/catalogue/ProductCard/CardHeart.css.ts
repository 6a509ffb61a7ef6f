import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { below, space } from '#theme/measures.ts'

export const heart = style(inFeature({ position: 'absolute', zIndex: 2, top: space[4], right: space[4] }))

/** On phones a square beside Add to Cart. */
export const listHeart = style(
  inFeature({ '@media': { [below.wide]: { flex: 'none', inlineSize: '2.75rem', gap: 0, paddingInline: 0 } } }),
)

// As on the picture of a card.
globalStyle(`${listHeart}[aria-pressed="true"] svg`, inFeature({ color: vars.color.accent }))

export const label = style(inFeature({ '@media': { [below.wide]: { display: 'none' } } }))
