import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const lines = style(inFeature({ display: 'grid', gap: space[16] }))

export const line = style(
  inFeature({ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr) auto', gap: space[12], alignItems: 'start' }),
)

export const text = style(inFeature({ display: 'grid', gap: space[4], overflowWrap: 'anywhere' }))

export const muted = style(inFeature({ color: vars.color.textMuted }))

export const amount = style(inFeature({ fontVariantNumeric: 'tabular-nums lining-nums' }))
