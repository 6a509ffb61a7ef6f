import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { canHover, space } from '#theme/measures.ts'

/** The text moves below the picture if it is so large that the stepper does not fit beside the picture. */
export const line = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[16],
    paddingBlock: space[16],
    borderBottom: `1px solid ${vars.color.borderSubtle}`,
    selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBottom: 0, paddingBlockEnd: 0 } },
  }),
)

/** Narrower on small phones, where a name of three words fits in two lines beside it. */
export const picture = style(inFeature({ flex: 'none', inlineSize: 'min(96px, 21vw)' }))

export const text = style(
  inFeature({
    flex: '1 1 8.25rem',
    minWidth: 'min(100%, 8.25rem)',
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
  }),
)

const underlined = { textDecoration: 'underline', textDecorationColor: vars.color.zari, textUnderlineOffset: '0.25em' }

export const name = style(
  inFeature({
    fontSize: '1.125rem',
    overflowWrap: 'anywhere',
    '@media': { [canHover]: { selectors: { 'a&:hover': underlined } } },
  }),
)

export const muted = style(inFeature({ color: vars.color.textMuted }))

export const mark = style(
  inFeature({ display: 'flex', alignItems: 'center', gap: space[6], color: vars.color.warning }),
)

/** At the bottom of the picture where there is room. */
export const actions = style(
  inFeature({ display: 'grid', justifyItems: 'start', marginBlockStart: 'auto', paddingBlockStart: space[4] }),
)

export const row = style(
  inFeature({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    inlineSize: '100%',
    // The icon, not its touch target, ends at the margin.
    marginBlockEnd: '-0.6875rem',
  }),
)

export const remove = style(inFeature({ marginInlineStart: 'auto', marginInlineEnd: '-0.6875rem' }))

export const amount = style(inFeature({ fontVariantNumeric: 'tabular-nums lining-nums' }))
