import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, iconUnit, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const panel = style(
  // Unlike those of the header, its icons grow with the text.
  inFeature({
    vars: { [iconUnit]: '0.0625rem' },
    color: vars.color.text,
    '@media': { [above.desktop]: { width: '26rem', right: 'auto' } },
  }),
)

export const head = style(
  inFeature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInline: space[16],
  }),
)

export const title = style([type.meta, inFeature({ color: vars.color.textMuted })])

export const message = style([type.small, inFeature({ padding: `${space[12]} ${space[16]}` })])

export const hint = style(inFeature({ color: vars.color.textMuted, marginTop: space[4] }))

export const typed = style(inFeature({ overflowWrap: 'anywhere' }))

// In px: with large text the words need the room.
export const product = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 16,
    width: '100%',
    paddingBlock: space[8],
  }),
)

export const picture = style(inFeature({ width: 48 }))

export const text = style(inFeature({ display: 'grid', gap: space[4], minWidth: 0 }))

export const name = style([type.cardName, inFeature({ overflowWrap: 'anywhere', textWrap: 'balance' })])

export const facts = style([
  type.meta,
  inFeature({ display: 'flex', justifyContent: 'space-between', columnGap: space[12], flexWrap: 'wrap' }),
])

export const brand = style(inFeature({ color: vars.color.textMuted }))

export const price = style(inFeature({ fontWeight: 500, fontVariantNumeric: 'tabular-nums lining-nums' }))

export const mark = style(
  inFeature({
    color: 'inherit',
    backgroundColor: 'transparent',
    textDecoration: 'underline',
    textDecorationColor: vars.color.zari,
    textDecorationThickness: 2,
    textUnderlineOffset: '0.2em',
    textDecorationSkipInk: 'none',
  }),
)

export const recent = style([
  type.small,
  inFeature({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0, width: '100%' }),
])

export const icon = style(inFeature({ flex: 'none', color: vars.color.textMuted }))

export const oneLine = style(inFeature({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }))

export const all = style([
  type.small,
  inFeature({ display: 'flex', alignItems: 'center', gap: space[8], color: vars.color.accent, fontWeight: 500 }),
])
