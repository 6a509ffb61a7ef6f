import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { windowHeight } from '#theme/measures.ts'

export const room = style(inFeature({ display: 'grid', placeItems: 'center', minHeight: windowHeight(60) }))
