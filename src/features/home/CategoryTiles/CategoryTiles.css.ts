import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { layers } from '#theme/layers.css.ts'
import { above, canHover, motion, space } from '#theme/measures.ts'
import { fours } from '../section.css.ts'

export const more = style(inFeature({ '@media': { [above.desktop]: { display: 'none' } } }))

/** The rod runs past what hangs from it. */
export const rod = style(
  inFeature({ marginInline: `-${space[20]}`, '@media': { [above.desktop]: { marginInline: `-${space[24]}` } } }),
)

export const tiles = style([fours, inFeature({ alignItems: 'start' })])

export const cloth = style(inFeature({}))

// A little nearer, so that the fringe ends the tile and not the wall behind it.
globalStyle(`${cloth} img`, {
  '@layer': { [layers.feature]: { transform: 'scale(1.1)', transformOrigin: '50% 0' } },
})

export const name = style(
  inFeature({
    marginTop: space[16],
    transition: `color ${motion.quick} ${motion.easing}`,
    '@media': { [canHover]: { selectors: { 'li:hover > &': { color: vars.color.accent } } } },
  }),
)

export const count = style(inFeature({ color: vars.color.quiet }))
