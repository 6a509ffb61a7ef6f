import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'

export const room = style(inFeature({ display: 'grid', placeItems: 'center', minHeight: '60svh' }))
