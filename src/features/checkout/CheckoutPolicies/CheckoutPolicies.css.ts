import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { canHover, space } from '#theme/measures.ts'

export const columns = style(
  inFeature({
    display: 'grid',
    borderBottom: `1px solid ${vars.color.borderSubtle}`,
  }),
)

export const section = style(inFeature({ borderTop: `1px solid ${vars.color.borderSubtle}` }))

/** The heading opens what is below it; a plus at its end turns into a minus. */
export const summary = style(
  inFeature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '3.25rem',
    paddingBlock: space[8],
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&::after': { content: '"+" / ""', fontSize: '1.5rem', lineHeight: 1 },
      '[open] > &::after': { content: '"−" / ""' },
    },
  }),
)

export const text = style(
  inFeature({
    display: 'grid',
    gap: space[8],
    paddingBottom: space[20],
    color: vars.color.textMuted,
    // Browsers skip the links of a closed details element on Tab; simulated keys in stories do not.
    selectors: { 'details:not([open]) > &': { display: 'none' } },
  }),
)

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
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
)
