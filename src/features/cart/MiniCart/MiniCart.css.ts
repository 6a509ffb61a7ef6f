import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const footer = style(inFeature({ display: 'grid', gap: space[12], paddingTop: space[4] }))

export const row = style(
  inFeature({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[24] }),
)

export const amount = style(inFeature({ fontVariantNumeric: 'tabular-nums lining-nums' }))
