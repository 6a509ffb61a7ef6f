import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const buttons = style(inFeature({ display: 'flex', flexWrap: 'wrap', columnGap: space[28], rowGap: space[8] }))
