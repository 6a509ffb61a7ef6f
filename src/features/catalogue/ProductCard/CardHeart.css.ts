import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const heart = style(inFeature({ position: 'absolute', zIndex: 2, top: space[4], right: space[4] }))
