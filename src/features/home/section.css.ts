import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, container, gutter, largeText, space } from '#theme/measures.ts'

/** A section of the home page: content width and vertical padding. */
export const section = style(
  inFeature({
    maxWidth: container,
    marginInline: 'auto',
    padding: `${space[40]} ${gutter}`,
    '@media': { [above.desktop]: { paddingBlock: space[72] } },
  }),
)

/** The last section: with the footer's own margin, there are 112 px between both. */
export const lastSection = style([
  section,
  inFeature({ paddingBottom: '2.25rem', '@media': { [above.desktop]: { paddingBottom: '2.25rem' } } }),
])

/** A section's heading with a link beside it. */
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

/** Half of a phone's width at least as wide as a word of large text; otherwise the whole width. */
export const halves = 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))'

/** Four columns, or two on phones. */
export const fourColumns = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[32]} ${space[12]}`,
    '@media': {
      [above.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[24] },
      [largeText]: { gridTemplateColumns: halves },
    },
  }),
)

/** A tile whose link is stretched over it. */
export const tile = style(inFeature({ position: 'relative', minWidth: 0 }))
export const tileLink = style(
  inFeature({ selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } } }),
)
