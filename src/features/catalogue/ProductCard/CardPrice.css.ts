import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, space } from '#theme/measures.ts'

const amounts = style({})
globalStyle(`${amounts} > *`, inFeature({ '@media': { [below.wide]: { lineHeight: 1.25 } } }))
globalStyle(`${amounts} > :nth-child(n + 2)`, inFeature({ '@media': { [below.wide]: { fontSize: '0.8125rem' } } }))

/** The saving begins a line of its own on phones: beside the amounts it would fit in one font and not in its fallback. */
export const reduced = style(
  inFeature({
    '@media': { [below.wide]: { selectors: { '&::before': { content: '', order: 1, flexBasis: '100%' } } } },
  }),
)

globalStyle(`${reduced} > ${amounts} > :nth-child(3)`, inFeature({ '@media': { [below.wide]: { order: 2 } } }))

/** The only line of one card is as high as the two of its neighbour, so that the ratings at its end are level. */
const besideRating = inFeature({
  '@media': { [below.wide]: { alignContent: 'stretch' }, [above.wide]: { display: 'contents' } },
})

/**
 * On phones one line, or two: price and original price, then the saving, and the rating at the end. From tablets on the rating
 * is beside the category.
 */
export const priceRow = recipe({
  base: inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    // A single line keeps its height in a grid row of two lines.
    alignContent: 'start',
    columnGap: space[6],
  }),
  variants: {
    variant: {
      default: besideRating,
      compact: {},
      featured: besideRating,
      list: inFeature({ display: 'contents' }),
    },
  },
})

export const price = recipe({
  base: [amounts, inFeature({ '@media': { [below.wide]: { columnGap: space[6], rowGap: 0 } } })],
  variants: {
    variant: {
      default: inFeature({ gridColumn: '1 / -1', '@media': { [below.wide]: { display: 'contents' } } }),
      compact: inFeature({ '@media': { [below.wide]: { display: 'contents' } } }),
      featured: inFeature({ gridColumn: '1 / -1' }),
      list: inFeature({ order: 3, gridColumn: 2, '@media': { [above.wide]: { gridRow: 5 } } }),
    },
  },
})
