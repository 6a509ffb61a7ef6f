import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const panel = style(inFeature({ display: 'grid' }))

export const group = style(
  inFeature({
    minWidth: 0,
    paddingBlock: space[20],
    selectors: {
      '&:first-child': { paddingTop: 0 },
      '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.borderSubtle}` },
    },
  }),
)

export const choices = style(inFeature({ minWidth: 0 }))

export const legend = style(inFeature({ fontWeight: 500, paddingBottom: space[8] }))

/** An option: swatch, label and count. */
export const option = style(inFeature({ display: 'flex', alignItems: 'center', gap: space[12] }))

export const optionLabel = style(inFeature({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))

export const count = style(inFeature({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }))

export const unavailable = style(inFeature({ color: vars.color.textMuted }))

export const stars = style(
  inFeature({ display: 'inline-flex', gap: space[4], color: vars.color.gold, minWidth: '5.5rem' }),
)

export const rated = style(inFeature({ display: 'flex', alignItems: 'center', gap: space[12] }))

/** Its rows are as high as an option; below them is the room of 'Show all'. */
export const skeleton = style(
  inFeature({
    display: 'grid',
    alignItems: 'center',
    gridAutoRows: '2.75rem',
    paddingBlockEnd: '2.75rem',
    '@media': { [above.desktop]: { gridAutoRows: '2.25rem' } },
  }),
)
