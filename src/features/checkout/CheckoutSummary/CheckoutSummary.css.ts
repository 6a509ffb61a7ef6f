import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const lines = style(inFeature({ display: 'grid', gap: space[16] }))

export const line = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr) auto',
    gap: space[14],
    breakInside: 'avoid',
  }),
)

export const muted = style(inFeature({ color: vars.color.textMuted }))

/** Note that a product cannot be ordered or its price has changed. */
export const mark = style(inFeature({ color: vars.color.warning }))

export const rows = style(
  inFeature({
    display: 'grid',
    gap: space[14],
    paddingTop: space[20],
    borderTop: `1px solid ${vars.color.borderSubtle}`,
    breakInside: 'avoid',
  }),
)

/** Large text takes a line for the amount. */
export const row = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[24] }),
)

export const discount = style(inFeature({ color: vars.color.success }))

export const amount = style(inFeature({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }))

export const total = style([
  row,
  inFeature({
    flexWrap: 'wrap',
    alignItems: 'baseline',
    paddingTop: space[20],
    borderTop: `1px solid ${vars.color.borderSubtle}`,
  }),
])
