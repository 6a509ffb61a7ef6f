import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const row = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[12]} ${space[24]}` }),
)

/** A row of its own above the buttons; it takes no space while empty, but stays mounted as a live region. */
export const question = style([
  type.small,
  inFeature({ flex: '1 0 100%', selectors: { '&:empty': { position: 'absolute' } } }),
])
