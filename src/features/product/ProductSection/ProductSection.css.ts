import { globalStyle, style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, space } from '#theme/measures.ts'

export const section = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    containerType: 'inline-size',
    gap: space[24],
    marginTop: space[64],
    '@media': { [above.desktop]: { gap: space[40], marginTop: space[112] } },
  }),
)

// What is below must not move when the cards load: reserves the lines that the text of a narrow card may have, before and
// after loading. On tablets seven.
globalStyle(
  `${section} > :not(h2)`,
  inFeature({
    alignContent: 'start',
    '@media': {
      [above.wide]: { minBlockSize: `calc((100cqi - 3 * ${space[24]}) / 4 * 1.5 + 9.25rem)` },
      [above.desktop]: { minBlockSize: 0 },
    },
  }),
)

// In two columns four, in two rows: more than two cards, whose pictures extend 8 px beyond the section and are as far apart.
// Without specificity, as the rule above is for wider windows.
globalStyle(
  `:where(${section} > :not(h2):has(li:nth-child(3)))`,
  inFeature({ '@media': { [above.compact]: { minBlockSize: 'calc(1.5 * (100cqi + 8px) + 2 * 7rem)' } } }),
)

/** The same columns as the cards: on phones they extend into the margin. */
export const skeletons = style(
  inFeature({
    display: 'grid',
    columnGap: space[12],
    '@media': {
      [below.wide]: { marginInline: -8, columnGap: space[8] },
      [above.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [above.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[24] },
    },
  }),
)

/** As high as a card with a name of two lines. */
export const skeleton = style(
  inFeature({
    display: 'grid',
    gap: space[12],
    alignContent: 'start',
    minWidth: 0,
    paddingBottom: '2.75rem',
    '@media': { [below.wide]: { paddingBottom: space[24] } },
  }),
)

// The aspect ratio of a card's picture.
globalStyle(`${skeleton} > :first-child`, inFeature({ '@media': { [below.desktop]: { aspectRatio: '2 / 3' } } }))
