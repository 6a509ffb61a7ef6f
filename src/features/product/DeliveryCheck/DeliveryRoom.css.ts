import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'

/** As high as the check, so that nothing moves when it comes. */
export const room = style(inFeature({ minHeight: '13.75rem' }))
