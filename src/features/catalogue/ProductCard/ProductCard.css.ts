import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, canHover, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

/** Inside a grid the card takes the grid's five rows; alone it makes its own. */
export const card = style(
  inFeature({
    position: 'relative',
    display: 'grid',
    gridRow: '1 / -1',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    rowGap: space[4],
    minWidth: 0,
  }),
)

export const frame = recipe({
  base: inFeature({ position: 'relative', marginBottom: space[8] }),
  variants: {
    variant: {
      default: {},
      // The room of four cards: all rows of the upper one, and the picture's of the lower.
      featured: inFeature({ '@media': { [above.wide]: { gridRow: 'span 6' } } }),
    },
  },
})

export const picture = recipe({
  variants: {
    variant: {
      default: {},
      featured: inFeature({
        '@media': { [above.wide]: { position: 'absolute', inset: 0, width: '100%', height: '100%' } },
      }),
    },
  },
})

export const badges = style(
  inFeature({
    position: 'absolute',
    top: 0,
    left: 0,
    right: space[56],
    display: 'flex',
    flexWrap: 'wrap',
    pointerEvents: 'none',
  }),
)

export const add = style(
  inFeature({
    position: 'absolute',
    zIndex: 2,
    right: space[6],
    bottom: space[6],
    borderRadius: '50%',
    backgroundColor: vars.color.page,
    '@media': {
      [`${above.desktop} and ${canHover}`]: {
        opacity: 0,
        transform: `translateY(${space[8]})`,
        transition: `opacity ${motion.calm} ${motion.easing}, transform ${motion.calm} ${motion.easing}`,
        selectors: {
          [`${card}:hover &, ${card}:focus-within &`]: {
            opacity: 1,
            transform: 'none',
          },
        },
      },
    },
  }),
)

export const meta = style(
  inFeature({ display: 'flex', justifyContent: 'space-between', gap: space[8], minHeight: '1.25rem' }),
)

export const category = style(
  inFeature({
    display: 'none',
    color: vars.color.quiet,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [above.wide]: { display: 'block' } },
  }),
)

export const name = recipe({ variants: { variant: { default: type.cardName, featured: type.featuredName } } })

export const link = style(
  inFeature({
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.peacock}`, outlineOffset: space[4] },
      [`${card}:hover &`]: {
        textDecoration: 'underline',
        textDecorationColor: vars.color.zari,
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.25em',
      },
    },
  }),
)

export const stock = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', columnGap: space[16], color: vars.color.quiet }),
)

export const stockState = style(
  inFeature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    selectors: {
      '&[data-availability="in-stock"]': { color: vars.color.success },
      '&[data-availability="out-of-stock"]': { color: vars.color.critical },
      '&[data-availability="pre-order"]': { color: vars.color.gold },
    },
  }),
)

export const delivery = style(inFeature({ whiteSpace: 'nowrap' }))
