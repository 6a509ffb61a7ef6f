import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space, windowHeight } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const column = style(
  inFeature({
    display: 'grid',
    alignContent: 'start',
    gap: space[28],
    maxInlineSize: '27rem',
    // Keeps the footer out of sight in every step.
    minBlockSize: windowHeight(88),
    marginInline: 'auto',
    paddingBlock: `${space[40]} ${space[72]}`,
    '@media': { [above.desktop]: { paddingBlock: `${space[56]} ${space[112]}` } },
  }),
)

export const head = style(inFeature({ display: 'grid', justifyItems: 'center', gap: space[16], textAlign: 'center' }))

/** Focused for screen readers; not interactive. */
export const title = style(inFeature({ textWrap: 'balance', selectors: { '&:focus-visible': { outline: 'none' } } }))

export const zari = style(inFeature({ inlineSize: '4.5rem' }))

export const intro = style([
  type.small,
  inFeature({ color: vars.color.textMuted, textWrap: 'balance', maxInlineSize: '34ch' }),
])
