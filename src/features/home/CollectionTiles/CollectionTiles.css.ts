import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { vars } from '#theme/contract.css.ts'
import { above, canHover, largeText, motion, space } from '#theme/measures.ts'
import { tile } from '../section.css.ts'

export const collections = style(
  inFeature({
    display: 'grid',
    gap: `${space[16]} ${space[24]}`,
    '@media': {
      [above.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space[24] },
      [above.spacious]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
)

export const collection = style([
  tile,
  inFeature({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[16],
    '@media': {
      [above.wide]: { gridTemplateColumns: '120px minmax(0, 1fr)' },
      [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
])

export const picture = style(inFeature({ borderRadius: '50%', '@media': { [largeText]: { inlineSize: 96 } } }))

export const name = style(
  inFeature({
    marginBottom: space[4],
    textWrap: 'balance',
    transition: `color ${motion.quick} ${motion.easing}`,
    '@media': { [canHover]: { selectors: { [`${collection}:hover &`]: { color: vars.color.accent } } } },
  }),
)

export const facts = style(inFeature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }))
