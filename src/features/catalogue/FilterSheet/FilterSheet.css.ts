import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

/** Two keys share the foot of a phone: 'Show 1000 products' has room beside the other on one line. */
export const key = style(inFeature({ paddingInline: space[12], whiteSpace: 'nowrap' }))
