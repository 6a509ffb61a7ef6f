import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { windowHeight } from '#theme/measures.ts'

export const frame = style(inFeature({ display: 'grid', placeItems: 'center', minHeight: windowHeight(60) }))
