import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'

/** Aligns the icons, not their touch targets, with the text below. */
export const actions = style(inFeature({ display: 'flex', marginInlineEnd: -12 }))
