import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const box = style(inFeature({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[12] }))
