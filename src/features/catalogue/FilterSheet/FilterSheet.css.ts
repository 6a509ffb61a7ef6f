import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

/** Narrow padding, so that both buttons fit in one line on phones. */
export const button = style(inFeature({ paddingInline: space[12], whiteSpace: 'nowrap' }))

/** On wider screens it is in the toolbar. */
export const category = style(inFeature({ marginBlockEnd: space[24], '@media': { [above.wide]: { display: 'none' } } }))
