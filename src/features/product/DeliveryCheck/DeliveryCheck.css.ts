import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { canHover, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const check = style(
  inFeature({
    display: 'grid',
    gap: space[8],
    paddingBlock: `${space[20]} ${space[8]}`,
    borderBlock: `1px solid ${vars.color.borderSubtle}`,
  }),
)

/** Large text puts the button below the field. */
export const row = style(inFeature({ display: 'flex', flexWrap: 'wrap', gap: space[12], alignItems: 'start' }))

globalStyle(`${row} > :first-child`, inFeature({ flex: '1 1 9rem', minInlineSize: 0 }))

/** A select needs no button, so it takes the full width. */
export const fullWidth = style(inFeature({ inlineSize: '100%' }))

/** Space for the result is reserved. */
export const result = style([
  type.small,
  inFeature({
    display: 'grid',
    // In the columns of the assurances below.
    gridTemplateColumns: '1.375rem minmax(0, 1fr)',
    columnGap: space[14],
    justifyItems: 'start',
    alignItems: 'start',
    alignContent: 'center',
    minHeight: '2.75rem',
    color: vars.color.textMuted,
    textWrap: 'balance',
    selectors: { '&[data-known]': { color: vars.color.text } },
  }),
])

// The message under the field takes this space instead.
globalStyle(`${row}:has([aria-invalid="true"]) + ${result}:empty`, inFeature({ minHeight: 0 }))

export const icon = style(inFeature({ justifySelf: 'center', blockSize: '1lh', color: vars.color.gold }))

export const switchMode = style([
  type.meta,
  inFeature({
    justifySelf: 'start',
    minHeight: '2.75rem',
    color: vars.color.textMuted,
    textDecoration: `underline ${vars.color.borderSubtle}`,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.4em',
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
])
