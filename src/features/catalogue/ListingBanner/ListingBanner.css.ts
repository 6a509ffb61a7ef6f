import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, forcedColours, space } from '#theme/measures.ts'

const strip = style(
  inFeature({
    // 3 px below the zari line: the same gap as between its two threads.
    marginBlockStart: 3,
    backgroundColor: vars.color.sunken,
    backgroundRepeat: 'repeat-x',
    backgroundPosition: 'center',
    backgroundSize: 'auto 100%',
    filter: vars.picture.banner,
    // Not painted there: it would be a blank band.
    '@media': { [forcedColours]: { display: 'none' } },
  }),
)

export const banner = style([
  strip,
  inFeature({
    height: space[64],
    '@media': {
      [above.desktop]: { height: space[96] },
    },
  }),
])

export const tall = style([strip, inFeature({ height: space[96] })])
