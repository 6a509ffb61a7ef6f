import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

/** The signs' own room stands in the margin, so that they end where the lines below do. */
export const doings = style(inFeature({ display: 'flex', marginInlineEnd: `calc(-1 * ${space[12]})` }))
