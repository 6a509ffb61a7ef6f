import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { canHover, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const links = style(inFeature({ display: 'grid' }))

export const link = style([
  type.small,
  inFeature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[14],
    minHeight: '2.75rem',
    color: vars.color.textMuted,
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
])

export const label = style(
  inFeature({
    textDecoration: `underline ${vars.color.borderSubtle}`,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.4em',
  }),
)
