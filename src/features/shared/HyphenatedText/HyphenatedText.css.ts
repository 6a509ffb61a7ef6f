import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'

/** Broken only where it is longer than a line. A link around it does not underline it by itself. */
export const word = style(inFeature({ display: 'inline-block', textDecoration: 'inherit' }))
