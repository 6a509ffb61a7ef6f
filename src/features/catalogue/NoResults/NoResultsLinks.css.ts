import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const links = style(inFeature({ display: 'grid', justifyItems: 'center', gap: space[32] }))

export const categories = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: space[24], rowGap: space[8] }),
)

export const products = style(inFeature({ display: 'grid', gap: space[24], width: '100%', minWidth: 0 }))
