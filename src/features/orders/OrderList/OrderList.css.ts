import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const muted = style(inFeature({ color: vars.color.textMuted }))

export const orders = style(inFeature({ display: 'grid', inlineSize: '100%', maxInlineSize: '40rem' }))

export const order = style(
  inFeature({
    display: 'grid',
    gap: space[8],
    paddingBlock: space[20],
    borderTop: `1px solid ${vars.color.borderSubtle}`,
  }),
)

export const head = style([
  type.strong,
  inFeature({ display: 'flex', justifyContent: 'space-between', gap: space[16], fontVariantNumeric: 'tabular-nums' }),
])

export const link = style(inFeature({ textDecoration: 'underline', textUnderlineOffset: '0.25em' }))

/** A picture of each product, in the size of the receipt's. */
export const pictures = style(inFeature({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingBlock: space[4] }))

export const picture = style(inFeature({ inlineSize: 64 }))

export const line = style(inFeature({ overflowWrap: 'anywhere' }))

/** Out of the row while it says nothing, and announced all the same. */
export const question = style([type.small, inFeature({ selectors: { '&:empty': { position: 'absolute' } } })])

export const row = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[16]}` }),
)
