import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, canHover, largeText, space } from '#theme/measures.ts'

/** On phones the buttons are below the picture: beside it Remove would not fit next to the stepper. */
export const line = style(
  inFeature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"picture text" "picture total" "actions actions" "finishing finishing"',
    columnGap: space[16],
    rowGap: space[12],
    // Less space at the end, where the buttons are higher than their labels.
    paddingBlock: `${space[24]} ${space[12]}`,
    borderBottom: `1px solid ${vars.color.borderSubtle}`,
    '@media': {
      [above.wide]: {
        gridTemplateColumns: '144px minmax(0, 1fr) auto',
        gridTemplateRows: 'auto auto 1fr',
        gridTemplateAreas: '"picture text total" "picture actions actions" "picture finishing finishing"',
        columnGap: space[24],
        rowGap: space[16],
        paddingBlock: space[24],
      },
      // The picture above the text, which would break in its words beside it.
      [largeText]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto',
        gridTemplateAreas: '"picture" "text" "total" "actions" "finishing"',
      },
    },
  }),
)

export const picture = style(
  inFeature({
    gridArea: 'picture',
    alignSelf: 'start',
    display: 'block',
    '@media': { [largeText]: { inlineSize: 96 } },
  }),
)

export const text = style(
  inFeature({
    gridArea: 'text',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    alignContent: 'start',
    '@media': { [above.wide]: { alignSelf: 'baseline' } },
  }),
)

export const heading = style(inFeature({ textWrap: 'balance' }))

const underlined = { textDecoration: 'underline', textDecorationColor: vars.color.zari, textUnderlineOffset: '0.25em' }

export const name = style(
  inFeature({
    overflowWrap: 'anywhere',
    selectors: {
      // The link of the name also covers the picture.
      'a&::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: space[24],
        insetInlineStart: 0,
        inlineSize: 96,
        aspectRatio: '3 / 4',
      },
    },
    '@media': {
      [above.wide]: { selectors: { 'a&::after': { inlineSize: 144 } } },
      [canHover]: { selectors: { 'a&:hover': underlined } },
    },
  }),
)

export const muted = style(inFeature({ color: vars.color.textMuted }))

/** Note that a product is unavailable or its price has changed. */
export const mark = style(
  inFeature({ display: 'flex', alignItems: 'start', gap: space[6], color: vars.color.warning, textWrap: 'balance' }),
)
globalStyle(`${mark} svg`, inFeature({ flex: 'none', blockSize: '1lh' }))

/** On phones in two columns, as many as fit with large text. */
export const actions = style(
  inFeature({
    gridArea: 'actions',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.75rem, 100%), 1fr))',
    justifyItems: 'start',
    alignItems: 'center',
    columnGap: space[16],
    rowGap: space[4],
    '@media': { [above.wide]: { display: 'flex', flexWrap: 'wrap', columnGap: space[20] } },
  }),
)

export const finishing = style(inFeature({ gridArea: 'finishing', minWidth: 0 }))

export const total = style(
  inFeature({
    gridArea: 'total',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { [above.wide]: { alignSelf: 'baseline', textAlign: 'end' } },
  }),
)
