import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const more = style(inFeature({ display: 'flex', justifyContent: 'center', marginTop: space[56] }))
