import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

/** On a phone the keys have the whole width below the picture: beside it Remove would not fit next to the stepper. */
export const line = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"picture words" "picture total" "keys keys" "more more"',
    columnGap: space[16],
    rowGap: space[8],
    paddingBlock: space[24],
    borderBottom: `1px solid ${vars.color.hairline}`,
    '@media': {
      [above.wide]: {
        gridTemplateColumns: '144px minmax(0, 1fr) auto',
        gridTemplateRows: 'auto auto 1fr',
        gridTemplateAreas: '"picture words total" "picture keys keys" "picture more more"',
        columnGap: space[24],
        rowGap: space[16],
      },
    },
  }),
)

export const picture = style(inFeature({ gridArea: 'picture', alignSelf: 'start' }))

export const words = style(inFeature({ gridArea: 'words', display: 'grid', gap: space[6], alignContent: 'start' }))

export const name = style(
  inFeature({
    overflowWrap: 'anywhere',
    selectors: {
      'a&:hover': { textDecoration: 'underline', textDecorationColor: vars.color.zari, textUnderlineOffset: '0.25em' },
    },
  }),
)

export const quiet = style(inFeature({ color: vars.color.quiet }))

/** Why a piece cannot be had, or costs what it did not. */
export const mark = style(
  inFeature({ display: 'flex', alignItems: 'center', gap: space[6], color: vars.color.caution }),
)

export const keys = style(
  inFeature({
    gridArea: 'keys',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[20],
    rowGap: space[4],
  }),
)

export const more = style(inFeature({ gridArea: 'more', minWidth: 0 }))

export const total = style(
  inFeature({
    gridArea: 'total',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { [above.wide]: { textAlign: 'end' } },
  }),
)
