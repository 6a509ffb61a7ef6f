import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, space } from '#theme/measures.ts'

/** Compact on phones, so that the first cards are in the window. */
export const head = style(
  inFeature({
    display: 'grid',
    gap: space[4],
    paddingBlock: space[8],
    '@media': { [above.wide]: { gap: space[20], paddingBlock: `${space[16]} ${space[24]}` } },
  }),
)

export const text = style(
  inFeature({
    display: 'grid',
    gap: space[6],
    '@media': {
      [above.wide]: { gap: space[12] },
      [above.desktop]: { gridTemplateColumns: '1.4fr 1fr', alignItems: 'end', gap: space[48] },
    },
  }),
)

export const title = style(inFeature({ overflowWrap: 'anywhere', textWrap: 'balance' }))

export const muted = style(
  inFeature({
    color: vars.color.textMuted,
    maxWidth: '34rem',
    textWrap: 'pretty',
    // Small enough that the text has as many lines in the fallback font.
    '@media': {
      [below.wide]: { fontSize: '0.8125rem', lineHeight: 1.3847 },
      // A short text ends where the page does.
      [above.desktop]: { justifySelf: 'end' },
    },
  }),
)
