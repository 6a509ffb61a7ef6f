import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const confirmation = style(
  inFeature({ display: 'grid', gap: space[32], '@media': { print: { display: 'none' } } }),
)

export const facts = style(
  inFeature({
    display: 'grid',
    gap: space[20],
    paddingBlock: space[24],
    borderBlock: `1px solid ${vars.color.borderSubtle}`,
    '@media': { [above.wide]: { display: 'flex', flexWrap: 'wrap', gap: `${space[20]} ${space[40]}` } },
  }),
)

export const muted = style(inFeature({ color: vars.color.textMuted }))

export const figures = style(inFeature({ fontVariantNumeric: 'tabular-nums lining-nums' }))

export const instructions = style(inFeature({ display: 'grid', gap: space[16], justifyItems: 'start' }))

/** Weighs more than the heading of the page. */
export const notSent = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[14],
    inlineSize: '100%',
    padding: `${space[16]} ${space[20]}`,
    marginBlockEnd: space[16],
    border: `2px solid ${vars.color.gold}`,
    borderRadius: '2px',
    textWrap: 'pretty',
  }),
)

export const icon = style(inFeature({ color: vars.color.gold }))

export const text = style(inFeature({ maxWidth: '38rem' }))

export const contactButtons = style(
  inFeature({
    display: 'grid',
    gap: space[16],
    inlineSize: '100%',
    paddingBlock: space[8],
    '@media': { [above.wide]: { display: 'flex', flexWrap: 'wrap' } },
  }),
)

/** Below each other on phones. */
export const links = style(
  inFeature({
    display: 'grid',
    justifyItems: 'start',
    gap: space[8],
    '@media': {
      [above.wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[12]} ${space[32]}` },
    },
  }),
)

// As high as the links, and its text begins where theirs does.
globalStyle(`${links} > button`, inFeature({ minBlockSize: '2.75rem', marginInlineStart: -1 }))
