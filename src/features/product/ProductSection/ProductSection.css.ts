import { globalStyle, style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

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

// On tablets a narrow card has five to seven lines of text: reserves seven, before and after loading.
globalStyle(
  `${section} > :not(h2)`,
  inFeature({
    alignContent: 'start',
    '@media': {
      [above.wide]: { minBlockSize: `calc((100cqi - 3 * ${space[24]}) / 4 * 1.5 + 9rem)` },
      [above.desktop]: { minBlockSize: 0 },
    },
  }),
)

/** The same columns as the cards. */
export const skeletons = style(
  inFeature({
    display: 'grid',
    columnGap: space[12],
    '@media': {
      [above.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [above.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[24] },
    },
  }),
)

/** As high as a card with a name of two lines: what is below must not move when the cards load. */
export const skeleton = style(
  inFeature({ display: 'grid', gap: space[12], alignContent: 'start', minWidth: 0, paddingBottom: '2.625rem' }),
)
