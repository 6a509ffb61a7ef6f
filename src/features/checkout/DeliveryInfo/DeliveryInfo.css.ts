import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { largeText, space } from '#theme/measures.ts'

export const box = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[16],
    padding: `${space[16]} ${space[20]}`,
    backgroundColor: vars.color.sunken,
    '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

export const icon = style(inFeature({ color: vars.color.gold }))

export const text = style(
  inFeature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], overflowWrap: 'anywhere' }),
)

export const strong = style(inFeature({ fontWeight: 500 }))
