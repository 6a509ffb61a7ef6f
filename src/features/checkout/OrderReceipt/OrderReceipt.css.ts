import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const receipt = style(
  inFeature({
    minInlineSize: 0,
    '@media': {
      screen: { inlineSize: '100%', maxInlineSize: '40rem' },
      print: { display: 'grid', gap: space[16], colorScheme: 'light' },
    },
  }),
)

// Only the receipt is printed, which has a head of its own.
globalStyle(
  `body:has([data-order-receipt]) :is(header, footer, [data-letterhead], [data-sonner-toaster])`,
  inFeature({ '@media': { print: { display: 'none' } } }),
)

// Lamplight's light text would not be readable on paper.
globalStyle(`${receipt} *`, inFeature({ '@media': { print: { color: 'CanvasText' } } }))

/** Printed only. */
export const printOnly = style(
  inFeature({ display: 'none', '@media': { print: { display: 'grid', gap: space[12], breakInside: 'avoid' } } }),
)

export const facts = style(
  inFeature({
    display: 'grid',
    // A long word must break, and not widen the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    paddingTop: space[20],
    borderTop: `1px solid ${vars.color.borderSubtle}`,
  }),
)

export const muted = style(inFeature({ color: vars.color.textMuted }))

export const lines = style(inFeature({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }))

/** Space to write on by hand. */
export const blank = style(
  inFeature({
    display: 'none',
    '@media': {
      print: { display: 'block', minBlockSize: '6rem', borderBlockEnd: `1px solid ${vars.color.border}` },
    },
  }),
)
