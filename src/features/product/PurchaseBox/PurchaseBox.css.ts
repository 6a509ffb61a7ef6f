import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

/** A message below the quantity does not stretch the buttons beside it. */
export const box = style(inFeature({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[12] }))

/** Below the desktop breakpoint the sticky bar has this button. */
export const add = style(
  inFeature({ display: 'none', flex: '1 1 8rem', '@media': { [above.desktop]: { display: 'inline-flex' } } }),
)

/** Without the sticky bar, beside Buy Now at every width. */
export const soldOut = style(inFeature({ flex: '1 1 8rem' }))

export const buyNow = style(
  inFeature({ flex: '1 1 8rem', minInlineSize: 0, '@media': { [above.desktop]: { flexBasis: '100%' } } }),
)
