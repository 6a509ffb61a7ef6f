import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, largeText, space } from '#theme/measures.ts'

/** Narrow padding, so that both buttons fit in one line on phones. */
export const button = style(
  inFeature({
    paddingInline: space[12],
    whiteSpace: 'nowrap',
    '@media': { [largeText]: { whiteSpace: 'normal' } },
  }),
)

/** On wider screens it is in the toolbar. */
export const category = style(inFeature({ marginBlockEnd: space[24], '@media': { [above.wide]: { display: 'none' } } }))
