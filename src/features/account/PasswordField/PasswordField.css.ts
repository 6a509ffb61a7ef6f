import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { canHover, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const field = style(inFeature({ position: 'relative' }))

// Space for the toggle at the end of the label's line.
globalStyle(`${field} label`, inFeature({ paddingInlineEnd: '3rem' }))

/** On the line of the label, where no browser puts its own icons. */
export const toggle = style([
  type.small,
  inFeature({
    position: 'absolute',
    insetBlockStart: `calc(-1 * ${space[12]})`,
    insetInlineEnd: 0,
    minBlockSize: '2.75rem',
    paddingInlineStart: space[4],
    color: vars.color.textMuted,
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
])

export const rules = style(
  inFeature({
    display: 'grid',
    gap: space[4],
    marginBlockStart: space[12],
  }),
)

export const rule = style([
  type.meta,
  inFeature({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.color.textMuted,
    selectors: { '&[data-holds]': { color: vars.color.success } },
  }),
])

/** The ring of a rule that is not met yet. */
export const ring = style(
  inFeature({
    flex: 'none',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    margin: '0.25rem',
    border: `1px solid ${vars.color.border}`,
    borderRadius: '50%',
  }),
)
