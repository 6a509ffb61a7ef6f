import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const panel = style(inFeature({ display: 'grid' }))

export const group = style(
  inFeature({
    minWidth: 0,
    paddingBlock: space[20],
    selectors: {
      '&:first-child': { paddingTop: 0 },
      '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.hairline}` },
    },
  }),
)

export const choices = style(inFeature({ minWidth: 0 }))

export const legend = style(inFeature({ fontWeight: 500, paddingBottom: space[8] }))

/** A choice of a list: swatch, word, and how many it would leave. */
export const line = style(inFeature({ display: 'flex', alignItems: 'center', gap: space[12] }))

export const word = style(inFeature({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))

export const count = style(inFeature({ color: vars.color.quiet, fontVariantNumeric: 'tabular-nums' }))

export const none = style(inFeature({ color: vars.color.quiet }))

export const stars = style(
  inFeature({ display: 'inline-flex', gap: space[4], color: vars.color.gold, minWidth: '5.5rem' }),
)

export const rated = style(inFeature({ display: 'flex', alignItems: 'center', gap: space[12] }))

export const waiting = style(inFeature({ display: 'grid', gap: space[20], paddingBlock: space[8] }))
