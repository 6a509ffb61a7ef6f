import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inFeature } from '#theme/inLayer.ts'
import { above, canHover, motion, space } from '#theme/measures.ts'
import { root } from './cardRoot.css.ts'

/** The first row of a card in a grid. */
const firstRow = { gridRow: 1, marginBottom: space[6] } as const

export const frame = recipe({
  base: inFeature({ position: 'relative' }),
  variants: {
    variant: {
      default: inFeature(firstRow),
      compact: inFeature(firstRow),
      featured: inFeature({ ...firstRow, '@media': { [above.desktop]: { marginBottom: space[12] } } }),
      list: inFeature({ gridColumn: 1, gridRow: '1 / -1', marginBottom: 0, alignSelf: 'start' }),
    },
  },
})

/** Three quarters of the card's height at any width: taller in narrow cards, where the text below has more lines. */
const tall = inFeature({ aspectRatio: '2 / 3', '@media': { [above.desktop]: { aspectRatio: '3 / 4' } } })

export const picture = recipe({
  variants: {
    variant: {
      default: tall,
      compact: tall,
      list: inFeature({ aspectRatio: '4 / 5' }),
      featured: inFeature({
        aspectRatio: '4 / 5',
        '@media': {
          [above.wide]: { aspectRatio: '5 / 8' },
          [above.desktop]: { aspectRatio: '3 / 4' },
          [above.spacious]: { aspectRatio: '4 / 5' },
        },
      }),
    },
  },
})

/** Fills the space below the picture of a large card, so that its text ends level with that of the card beside it. */
export const strip = style(
  inFeature({
    display: 'none',
    '@media': {
      [above.desktop]: { display: 'block', gridRow: 2, blockSize: `calc(100% - ${space[8]})`, aspectRatio: 'auto' },
    },
  }),
)

/** Over the first picture, shown on hover. */
export const second = style(
  inFeature({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    backgroundColor: 'transparent',
    opacity: 0,
    transition: `opacity ${motion.calm} ${motion.easing}`,
    '@media': { [canHover]: { selectors: { [`${root}:hover &`]: { opacity: 1 } } } },
  }),
)
