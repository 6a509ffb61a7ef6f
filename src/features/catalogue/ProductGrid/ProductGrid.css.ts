import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

/** Rows of lines, not of cards: every card takes six, so that names, prices and stock stand level across a row. */
export const grid = recipe({
  base: inFeature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: space[12] }),
  variants: {
    layout: {
      shelf: inColumns(),
      showcase: inColumns(),
      // Four at most, so that none stands alone.
      row: inFeature({
        '@media': {
          [above.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [above.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[24] },
        },
      }),
      list: {},
    },
  },
})

function inColumns() {
  return inFeature({
    '@media': {
      [above.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [above.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[24] },
      [above.spacious]: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        // Beside the filters there is room for three.
        selectors: { '[data-panel] &': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      },
    },
  })
}

/**
 * Cards that were added later are only laid out when they are near: a thousand cost no more than a screenful, and Find,
 * print and Back still see them all. What lies outside such a group is cut, so that it has room for a focus ring.
 */
export const later = style(
  inFeature({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 4000px',
    marginInline: `calc(-1 * ${space[8]})`,
    paddingInline: space[8],
    '@media': { print: { contentVisibility: 'visible' } },
  }),
)

export const cell = recipe({
  base: inFeature({ display: 'grid', minWidth: 0 }),
  variants: {
    layout: {
      shelf: onShelf(6),
      showcase: onShelf(6),
      row: onShelf(3),
      list: inFeature({
        paddingBlock: space[20],
        borderBottom: `1px solid ${vars.color.hairline}`,
      }),
    },
  },
})

function onShelf(lines: number) {
  return inFeature({
    gridRow: `span ${lines}`,
    gridTemplateRows: 'subgrid',
    paddingBottom: space[32],
    selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
    '@media': {
      [above.wide]: {
        paddingBottom: space[48],
        selectors: { '&[data-wide]': { gridColumn: 'span 2', gridRow: `span ${2 * lines}` } },
      },
    },
  })
}

export const waiting = style(
  inFeature({ display: 'grid', gap: space[8], alignContent: 'start', minWidth: 0, paddingBottom: space[48] }),
)
