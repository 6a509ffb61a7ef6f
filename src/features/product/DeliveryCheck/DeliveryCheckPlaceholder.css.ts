import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'

/** As high as the check, so that hydration shifts no layout. */
export const placeholder = style(inFeature({ minHeight: '13.75rem' }))
