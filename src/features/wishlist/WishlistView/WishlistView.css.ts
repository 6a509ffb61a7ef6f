import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inFeature } from '#theme/inLayer.ts'
import { above, space, windowHeight } from '#theme/measures.ts'

/** As high as the window, so that rehydration does not move the footer in view. */
export const frame = recipe({
  base: inFeature({ display: 'grid', alignContent: 'start', minHeight: windowHeight(92) }),
  variants: {
    isEmpty: {
      true: {},
      false: inFeature({
        gap: space[24],
        paddingTop: space[32],
        '@media': { [above.desktop]: { paddingTop: space[56], gap: space[40] } },
      }),
    },
  },
})

export const loading = style(inFeature({ display: 'grid', placeItems: 'center', minHeight: '24rem' }))
