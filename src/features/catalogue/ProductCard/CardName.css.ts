import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, canHover, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { root } from './cardRoot.css.ts'

const cardName = [
  type.cardName,
  inFeature({ '@media': { [below.wide]: { fontSize: '0.96875rem', lineHeight: 1.1613 } } }),
]

export const name = recipe({
  variants: {
    variant: {
      default: cardName,
      compact: cardName,
      featured: type.featuredName,
      list: [type.tileName, inFeature({ gridColumn: 2, '@media': { [above.wide]: { gridRow: 2 } } })],
    },
  },
})

export const link = style(
  inFeature({
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.peacock}`, outlineOffset: space[4] },
    },
  }),
)

/** Never cut, as text with more space between its letters would be: the row grows with the longest name in it. */
export const nameText = style(
  inFeature({
    display: 'block',
    overflowWrap: 'break-word',
    '@media': {
      [canHover]: {
        selectors: {
          [`${root}:hover &`]: {
            textDecoration: 'underline',
            textDecorationColor: vars.color.zari,
            textDecorationThickness: '1px',
            textUnderlineOffset: '0.25em',
          },
        },
      },
    },
  }),
)
