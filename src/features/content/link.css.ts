import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { canHover } from '#theme/measures.ts'

/** A link within a text, or by itself on a line, with a touch target of 44 px. */
export const link = style(
  inFeature({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    overflowWrap: 'anywhere',
    color: vars.color.text,
    textDecoration: `underline ${vars.color.zari}`,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
)
