import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const confirmation = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[32],
    '@media': { print: { display: 'none' } },
  }),
)

export const facts = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[20],
    overflowWrap: 'anywhere',
    paddingBlock: space[24],
    borderBlock: `1px solid ${vars.color.borderSubtle}`,
    '@media': {
      [above.wide]: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: `${space[20]} ${space[40]}`,
      },
    },
  }),
)

export const muted = style(inFeature({ color: vars.color.textMuted }))

export const figures = style(inFeature({ fontVariantNumeric: 'tabular-nums lining-nums' }))

export const instructions = style(inFeature({ display: 'grid', gap: space[16], justifyItems: 'start' }))

export const notSent = style(
  inFeature({ display: 'grid', gap: space[16], inlineSize: '100%', marginBlockEnd: space[16] }),
)

export const text = style(inFeature({ maxWidth: '38rem' }))

export const contactButtons = style(
  inFeature({
    display: 'grid',
    gap: space[16],
    inlineSize: '100%',
    paddingBlock: space[8],
    '@media': { [above.wide]: { display: 'flex', flexWrap: 'wrap', columnGap: space[24] } },
  }),
)

/** As wide as its text, for its underline. */
export const print = style(inFeature({ justifySelf: 'center' }))

export const links = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[8]} ${space[32]}` }),
)
