import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { canHover, motion, space } from '#theme/measures.ts'
import { tile } from '../section.css.ts'

export const collection = style([
  tile,
  inFeature({ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center' }),
])

export const picture = style(inFeature({ inlineSize: '100%', maxInlineSize: '14.75rem', borderRadius: '50%' }))

export const name = style(
  inFeature({
    marginTop: space[20],
    transition: `color ${motion.quick} ${motion.easing}`,
    '@media': { [canHover]: { selectors: { 'li:hover > &': { color: vars.color.accent } } } },
  }),
)

export const facts = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center' }),
)
