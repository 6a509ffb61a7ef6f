import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const slip = style(
  inFeature({ minInlineSize: 0, '@media': { print: { display: 'grid', gap: space[16], colorScheme: 'light' } } }),
)

// On paper the slip is all there is: no head, no foot, no messages.
globalStyle(
  `body:has([data-order-slip]) :is(header, footer, [data-sonner-toaster])`,
  inFeature({ '@media': { print: { display: 'none' } } }),
)

// Lamplight's words are light, and paper is not dark.
globalStyle(`${slip} *`, inFeature({ '@media': { print: { color: 'CanvasText' } } }))

/** Of the printed slip alone. */
export const paper = style(
  inFeature({ display: 'none', '@media': { print: { display: 'grid', gap: space[12], breakInside: 'avoid' } } }),
)

export const facts = style(
  inFeature({
    display: 'grid',
    gap: space[12],
    paddingTop: space[20],
    borderTop: `1px solid ${vars.color.hairline}`,
  }),
)

export const quiet = style(inFeature({ color: vars.color.quiet }))

export const line = style(inFeature({ display: 'block', overflowWrap: 'anywhere' }))

export const note = style(inFeature({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }))

/** Two lines to write on. */
export const blank = style(
  inFeature({
    display: 'none',
    '@media': {
      print: { display: 'block', minBlockSize: '6rem', borderBlockEnd: `1px solid ${vars.color.edge}` },
    },
  }),
)
