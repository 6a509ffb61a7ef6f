import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, space } from '#theme/measures.ts'

/** px, as the gutter of phones does not grow with the text size. */
const outdent = 8
const outdented = { [below.wide]: { marginInline: -outdent, columnGap: space[8] } } as const

/**
 * Each card spans rows of the grid, so that names, prices and stock align across cards. On phones the cards extend into
 * the margin, for larger pictures.
 */
export const grid = recipe({
  base: inFeature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: space[12] }),
  variants: {
    layout: {
      grid: inColumns(),
      showcase: inColumns(),
      // At most four cards: two or four columns.
      row: inFeature({
        '@media': {
          ...outdented,
          [above.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [above.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[24] },
          print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        },
      }),
      list: {},
    },
  },
})

function inColumns() {
  return inFeature({
    '@media': {
      ...outdented,
      [above.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [above.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[24] },
      [above.spacious]: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        // Three beside the filter panel.
        selectors: { '[data-panel] &': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      },
      print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  })
}

/**
 * Later pages of cards are laid out only near the viewport, while find in page, print and Back still work on all of them.
 * `content-visibility` clips overflow, so there is padding for the focus ring.
 */
export const deferred = recipe({
  base: inFeature({
    contentVisibility: 'auto',
    marginInline: -outdent,
    paddingInline: outdent,
    '@media': { [below.wide]: { marginInline: -2 * outdent }, print: { contentVisibility: 'visible' } },
  }),
  variants: {
    layout: {
      grid: inFeature({
        ...estimate('820rem'),
        '@media': {
          [above.compact]: estimate('95rem + 800vw'),
          [above.wide]: estimate('125rem + 260vw'),
          [above.spacious]: { ...estimate('205rem'), selectors: { '[data-panel] &': estimate('268rem') } },
        },
      }),
      list: inFeature({ ...estimate('325rem'), '@media': { [above.wide]: estimate('436rem') } }),
      showcase: {},
      row: {},
    },
  },
})

/**
 * The height of 24 cards before they are laid out, measured from 320 to 2560 px: where it is far off, what is below them
 * moves when they come near. Not measured by a script, which would give another height after a reload than before it.
 */
function estimate(height: string) {
  return { containIntrinsicBlockSize: `auto calc(${height})` }
}

export const cell = recipe({
  base: inFeature({ display: 'grid', minWidth: 0 }),
  variants: {
    layout: {
      grid: cellOf(5),
      showcase: [
        cellOf(5),
        // A phone's page is long enough with the large card and two rows.
        inFeature({ '@media': { [below.wide]: { selectors: { '&:nth-child(n + 6)': { display: 'none' } } } } }),
      ],
      // Picture, name, price, and the stock label of a sold-out product.
      row: cellOf(4),
      list: inFeature({
        paddingBlock: space[20],
        selectors: { '&:first-child': { paddingBlockStart: space[8] } },
        '@media': { [above.wide]: { selectors: { '&:first-child': { paddingBlockStart: 0 } } } },
        borderBottom: `1px solid ${vars.color.borderSubtle}`,
      }),
    },
  },
})

function cellOf(lines: number) {
  return inFeature({
    gridRow: `span ${lines}`,
    gridTemplateRows: 'subgrid',
    paddingBottom: space[24],
    selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
    '@media': {
      [above.wide]: {
        paddingBottom: space[40],
        selectors: { '&[data-wide]': { gridColumn: 'span 2', gridRow: `span ${2 * lines}` } },
      },
      print: { breakInside: 'avoid', selectors: { '&[data-wide]': { gridColumn: 'auto' } } },
    },
  })
}

export const skeleton = style(
  inFeature({ display: 'grid', gap: space[8], alignContent: 'start', minWidth: 0, paddingBottom: space[48] }),
)

// The aspect ratio of a card's picture.
globalStyle(`${skeleton} > :first-child`, inFeature({ '@media': { [below.desktop]: { aspectRatio: '2 / 3' } } }))
