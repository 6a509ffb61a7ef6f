import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inFeature } from '#theme/inLayer.ts'
import { above, below, from } from '#theme/measures.ts'

const narrow = style({})

const badgeRow = style(
  inFeature({ position: 'absolute', top: 0, left: 0, display: 'flex', flexWrap: 'wrap', pointerEvents: 'none' }),
)

/** Keeps clear of the heart, which is not on the picture in a list. */
const besideHeart = inFeature({ right: 44 })

export const badges = recipe({
  base: badgeRow,
  variants: {
    variant: {
      default: besideHeart,
      compact: [narrow, besideHeart],
      featured: besideHeart,
      list: inFeature({ right: 0 }),
    },
  },
})

// On phones two badges would cover the cloth, or lie below each other; on tablets they would touch the heart. In a row
// of four they need a wider window.
globalStyle(`${badgeRow} > :nth-child(2)`, inFeature({ '@media': { [below.desktop]: { display: 'none' } } }))
globalStyle(`${narrow} > :nth-child(2)`, inFeature({ '@media': { [below.spacious]: { display: 'none' } } }))

// With text at 200%, a badge has less space than its word needs.
globalStyle(`${badgeRow} > *`, inFeature({ maxInlineSize: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' }))

// Four narrow cards are in a row of a large phone held sideways, or a small tablet: 'BESTSELLER' has 72 px beside the heart.
globalStyle(
  `${narrow} > *`,
  inFeature({
    '@media': {
      [`${above.wide} and (not ${from.tablet})`]: {
        // 2 px at 600 px, where the word has no more, and then half of what a wider card has.
        paddingInline: 'clamp(0.125rem, 12.5vw - 4.5625rem, 0.75rem)',
        fontSize: '0.6875rem',
        letterSpacing: 0,
      },
    },
  }),
)
