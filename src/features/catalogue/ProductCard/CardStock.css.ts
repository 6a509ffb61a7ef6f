import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { below, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

/** One line, in the smallest size on phones, where cards are narrow. */
export const stock = style([
  type.caption,
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[8],
    color: vars.color.textMuted,
    '@media': { [below.wide]: { columnGap: space[6], fontSize: '0.71875rem', lineHeight: 1.3914, letterSpacing: 0 } },
  }),
])

export const stockState = style(
  inFeature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    selectors: {
      '&[data-availability="out-of-stock"]': { color: vars.color.danger },
      '&[data-availability="pre-order"]': { color: vars.color.gold },
    },
  }),
)

/** In stock needs no emphasis, so that only the icon is green. */
globalStyle(`${stockState}[data-availability="in-stock"] > svg`, inFeature({ color: vars.color.success }))

export const delivery = style(inFeature({ minWidth: 0, overflowWrap: 'anywhere' }))
