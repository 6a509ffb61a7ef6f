import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const section = style(
  inFeature({
    display: 'grid',
    gap: space[16],
    paddingBlock: `${space[28]} ${space[32]}`,
    borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
    '@media': {
      [above.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        columnGap: space[48],
        paddingBlock: `${space[32]} ${space[40]}`,
      },
    },
  }),
)

export const content = style(
  inFeature({
    display: 'grid',
    gap: space[16],
    alignContent: 'start',
    justifyItems: 'start',
    // The first line of text on the baseline of the heading beside it.
    '@media': { [above.desktop]: { paddingBlockStart: space[4] } },
  }),
)

// The label of a tick or a button has space above it, which would put it below the line of the heading.
globalStyle(
  `${content} > label:first-child`,
  inFeature({ '@media': { [above.desktop]: { marginBlockStart: '-0.4375rem' } } }),
)
globalStyle(
  `${content} > button:first-child`,
  inFeature({ '@media': { [above.desktop]: { marginBlockStart: '-0.6875rem' } } }),
)

export const intro = style([
  type.small,
  inFeature({ color: vars.color.textMuted, maxInlineSize: '60ch', textWrap: 'pretty' }),
])

/** Fills the width of the content: lists and forms. */
export const wide = style(inFeature({ inlineSize: '100%', maxInlineSize: '34rem' }))

export const waiting = style([wide, inFeature({ display: 'grid', gap: space[8] })])
