import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, space } from '#theme/measures.ts'
import { root } from './cardRoot.css.ts'

const gridCard = style({})

/** In a grid the rows of a card are a subgrid, except those of a large card; in a list a card has its own columns. */
export const card = recipe({
  base: [root, inFeature({ position: 'relative', display: 'grid', minWidth: 0, rowGap: space[4] })],
  variants: {
    variant: {
      default: inGrid(),
      featured: [
        ...inGrid(),
        inFeature({
          '@media': {
            [above.wide]: { gridTemplateRows: 'repeat(6, auto)', alignContent: 'start' },
            // The second row is the strip, which takes the remaining height.
            [above.desktop]: { gridTemplateRows: 'auto minmax(4rem, 1fr) repeat(5, auto)' },
          },
        }),
      ],
      compact: inGrid(),
      list: inFeature({
        gridTemplateColumns: 'min(7.5rem, 33.4vw) minmax(0, 1fr)',
        gridTemplateRows: 'repeat(5, auto) 1fr',
        columnGap: space[16],
        alignContent: 'start',
        '@media': {
          // Name, facts, description and price, centred beside the picture.
          [above.wide]: {
            gridTemplateColumns: '12.5rem minmax(0, 1fr) auto',
            gridTemplateRows: '1fr repeat(4, auto) 1fr',
            columnGap: space[28],
            rowGap: space[8],
          },
        },
      }),
    },
  },
})

function inGrid() {
  return [
    gridCard,
    inFeature({
      gridRow: '1 / -1',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      '@media': {
        [below.wide]: { rowGap: space[2] },
        // The second column is as wide as the rating.
        [above.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[6] },
      },
    }),
  ]
}

// Without specificity: some children set another column, in whatever order the style sheets load.
globalStyle(`:where(${gridCard}) > *`, inFeature({ gridColumn: '1 / -1' }))

/** From tablets on: the category, and the rating at its end. */
const topLine = inFeature({
  display: 'none',
  '@media': { [above.wide]: { display: 'block', gridRow: 2, gridColumn: 1 } },
})

export const meta = recipe({
  base: inFeature({ minHeight: '1.25rem', minWidth: 0 }),
  variants: {
    variant: {
      default: topLine,
      featured: [topLine, inFeature({ '@media': { [above.desktop]: { gridRow: 3 } } })],
      compact: {},
      list: inFeature({
        display: 'flex',
        gap: space[4],
        order: 1,
        flexWrap: 'wrap',
        columnGap: space[16],
        gridColumn: 2,
        // Rows of one height, whatever the length of the stock label.
        '@media': {
          [below.wide]: { flexDirection: 'column', flexWrap: 'nowrap', rowGap: 0 },
          [above.wide]: { gridRow: 3 },
        },
      }),
    },
  },
})

/** Smaller on tablets, where a long category has little space beside the rating; hidden in narrower columns. */
export const category = style(
  inFeature({
    display: 'none',
    color: vars.color.textMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      [above.tablet]: { display: 'block', fontSize: '0.75rem', letterSpacing: 0 },
      [above.desktop]: { fontSize: '0.8125rem', letterSpacing: '0.02em' },
    },
  }),
)

/** Not on phones. */
export const description = recipe({
  base: inFeature({
    color: vars.color.textMuted,
    display: 'none',
    maxWidth: '40rem',
    '@media': { [above.wide]: { display: 'block' } },
  }),
  variants: {
    variant: { default: {}, compact: {}, featured: {}, list: inFeature({ order: 2, gridColumn: 2, gridRow: 4 }) },
  },
})

/** Centred in its row of text, as it begins with the star, which has no baseline; on phones at the end of the last line. */
const smallRating = inFeature({
  alignSelf: 'center',
  '@media': {
    [below.wide]: { order: 2, alignSelf: 'end', marginInlineStart: 'auto', lineHeight: 1.25 },
    [below.desktop]: { columnGap: space[4], fontSize: '0.8125rem' },
    [above.wide]: { gridRow: 2, gridColumn: 2 },
  },
})

export const rating = recipe({
  variants: {
    variant: {
      default: smallRating,
      compact: {},
      featured: [smallRating, inFeature({ '@media': { [above.desktop]: { gridRow: 3 } } })],
      list: {},
    },
  },
})

/** The buttons of a card in a list: their own column on wide screens. */
export const listActions = style(
  inFeature({
    position: 'relative',
    zIndex: 2,
    order: 5,
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    paddingTop: space[8],
    '@media': {
      [above.wide]: {
        gridColumn: 3,
        gridRow: '1 / -1',
        flexDirection: 'column',
        justifyContent: 'center',
        alignItems: 'stretch',
        paddingTop: 0,
        minWidth: '9.5rem',
      },
    },
  }),
)
globalStyle(`${listActions} > *`, inFeature({ maxInlineSize: '100%', whiteSpace: 'normal' }))
// On phones Add to Cart leaves room for the heart beside it.
globalStyle(
  `${listActions} > :first-child`,
  inFeature({ '@media': { [below.wide]: { flex: '1 1 auto', gap: space[8], paddingInline: space[8] } } }),
)
