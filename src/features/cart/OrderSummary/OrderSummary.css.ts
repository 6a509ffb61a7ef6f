import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { largeText, space } from '#theme/measures.ts'

export const rows = style(inFeature({ display: 'grid', gap: space[16] }))

/** A long amount, or one of large text, wraps to a line of its own, and ends where the others do. */
export const row = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[24] }),
)

export const note = style(
  inFeature({ color: vars.color.textMuted, textAlign: 'end', flex: '1 1 8rem', maxWidth: '12rem' }),
)

export const saving = style(inFeature({ color: vars.color.success }))

export const amount = style(
  inFeature({
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  }),
)

export const total = style([
  row,
  inFeature({
    alignItems: 'baseline',
    paddingTop: space[20],
    borderTop: `1px solid ${vars.color.borderSubtle}`,
  }),
])

// Eight digits of large text are wider than a phone.
globalStyle(`${total} > ${amount}`, inFeature({ '@media': { [largeText]: { fontSize: 'min(1.75rem, 9vw)' } } }))
