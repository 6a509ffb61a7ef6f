import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, space } from '#theme/measures.ts'

/** A block of the home page: the shop's container, and room above and below. */
export const section = style(
  inFeature({
    maxWidth: container,
    marginInline: 'auto',
    padding: `${space[64]} ${space[20]}`,
    '@media': { [above.desktop]: { padding: `${space[112]} ${space[48]}` } },
  }),
)

/** A block's heading, and the way on beside it. */
export const head = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[12],
    marginBottom: space[24],
    '@media': { [above.desktop]: { marginBottom: space[40] } },
  }),
)

/** Four beside each other, or two and two. */
export const fours = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[32]} ${space[12]}`,
    '@media': { [above.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[24] } },
  }),
)

/** One link for all of a tile: stretched over it. */
export const tile = style(inFeature({ position: 'relative', minWidth: 0 }))
export const tileLink = style(
  inFeature({ selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } } }),
)
