import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { largeText, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const details = style(inFeature({ display: 'grid', gap: space[12] }))

export const row = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    gap: space[16],
    // An email address needs the whole line.
    '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
  }),
)

export const label = style([type.small, inFeature({ color: vars.color.textMuted })])

export const value = style([type.small, inFeature({ overflowWrap: 'anywhere' })])
