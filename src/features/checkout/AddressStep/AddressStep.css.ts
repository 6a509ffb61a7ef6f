import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'

/** A live region; empty it takes no space. */
export const deliveryInfo = style(inFeature({ selectors: { '&:empty': { display: 'none' } } }))
