import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const columns = style(
  inFeature({
    display: 'grid',
    gap: space[32],
    paddingTop: space[28],
    borderTop: `1px solid ${vars.color.borderSubtle}`,
    '@media': { [above.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space[40] } },
  }),
)

export const section = style(inFeature({ display: 'grid', gap: space[12], alignContent: 'start' }))

export const text = style(inFeature({ display: 'grid', gap: space[8], color: vars.color.textMuted }))

export const list = style(
  inFeature({ display: 'grid', gap: space[4], paddingInlineStart: space[20], listStyle: 'disc' }),
)

export const numbered = style(inFeature({ listStyle: 'decimal' }))

export const link = style(
  inFeature({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    marginBlock: `calc(-1 * ${space[8]})`,
    overflowWrap: 'anywhere',
    color: vars.color.text,
    textDecoration: `underline ${vars.color.zari}`,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    selectors: { '&:hover': { color: vars.color.accent } },
  }),
)
