import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { layers } from '#theme/layers.css.ts'
import { above, canHover, gutter, motion, space } from '#theme/measures.ts'
import { fourColumns } from '../section.css.ts'

export const more = style(inFeature({ '@media': { [above.desktop]: { display: 'none' } } }))

/** Extends beyond the tiles. */
export const rod = style(
  inFeature({ marginInline: `calc(-1 * ${gutter})`, '@media': { [above.desktop]: { marginInline: `-${space[24]}` } } }),
)

export const tiles = style([fourColumns, inFeature({ alignItems: 'start' })])

export const picture = style(inFeature({}))

// Scaled up, so that the background of the photograph is cropped.
globalStyle(`${picture} img`, {
  '@layer': { [layers.feature]: { transform: 'scale(1.1)', transformOrigin: '50% 0' } },
})

export const name = style(
  inFeature({
    marginTop: space[16],
    textWrap: 'balance',
    transition: `color ${motion.quick} ${motion.easing}`,
    '@media': { [canHover]: { selectors: { 'li:hover > &': { color: vars.color.accent } } } },
  }),
)

export const count = style(inFeature({ color: vars.color.textMuted }))
