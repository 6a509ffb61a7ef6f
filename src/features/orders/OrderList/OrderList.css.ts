import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const muted = style(inFeature({ color: vars.color.textMuted }))

export const orders = style(
  inFeature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: '100%', overflowWrap: 'anywhere' }),
)

export const order = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    paddingBlock: space[20],
    borderTop: `1px solid ${vars.color.borderSubtle}`,
    // The pictures beside the text.
    '@media': {
      [above.wide]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        gridTemplateRows: 'repeat(3, auto) 1fr',
        columnGap: space[24],
        paddingBlock: space[24],
      },
      // The first of the four columns of products below.
      [above.spacious]: { gridTemplateColumns: `calc((100% - 3 * ${space[24]}) / 4) minmax(0, 1fr)` },
    },
  }),
)

export const head = style([
  type.strong,
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[16]}`,
    gridColumn: '1 / -1',
    fontVariantNumeric: 'tabular-nums',
  }),
])

export const link = style(inFeature({ textDecoration: 'underline', textUnderlineOffset: '0.25em' }))

/** A small picture of each product: four of them take one row. */
export const pictures = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: space[8],
    paddingBlock: space[4],
    '@media': { [above.wide]: { gridRow: '2 / -1' } },
  }),
)

export const picture = style(inFeature({ inlineSize: 64 }))

/** Takes no space while empty, but stays mounted as a live region. */
export const question = style([type.small, inFeature({ selectors: { '&:empty': { position: 'absolute' } } })])

/** Send at the start, Delete at the end. */
export const actions = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignSelf: 'start',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[24]}`,
    paddingTop: space[8],
  }),
)

export const row = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[16]}` }),
)
