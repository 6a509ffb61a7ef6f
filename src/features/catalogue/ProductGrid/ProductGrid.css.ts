import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

/** Rows of lines, not of cards: every card takes five, so that names, prices and stock stand level across a row. */
export const grid = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space[12],
    '@media': {
      [above.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [above.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[24] },
      [above.spacious]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
)

export const cell = style(
  inFeature({
    display: 'grid',
    gridRow: 'span 5',
    gridTemplateRows: 'subgrid',
    minWidth: 0,
    paddingBottom: space[32],
    selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
    '@media': {
      [above.wide]: {
        paddingBottom: space[48],
        selectors: { '&[data-wide]': { gridColumn: 'span 2', gridRow: 'span 10' } },
      },
    },
  }),
)

export const waiting = style([cell, inFeature({ display: 'grid', gap: space[8], alignContent: 'start' })])
