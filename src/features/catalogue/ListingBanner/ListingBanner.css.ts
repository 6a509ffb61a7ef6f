import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

const strip = style(
  inFeature({
    backgroundColor: vars.color.sunken,
    backgroundRepeat: 'repeat-x',
    backgroundPosition: 'center',
    backgroundSize: 'auto 100%',
    filter: vars.picture.banner,
  }),
)

export const banner = style([
  strip,
  inFeature({
    height: space[48],
    // Its figures are small there: the lines at its edges give them their room.
    backgroundSize: 'auto 140%',
    '@media': {
      [above.wide]: { height: space[64], backgroundSize: 'auto 100%' },
      [above.desktop]: { height: space[96] },
    },
  }),
])

export const tall = style([strip, inFeature({ height: space[96] })])
