import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space, windowHeight } from '#theme/measures.ts'

/** As high as the window whatever the device keeps, so that the foot of the page never moves in sight. */
export const room = style(inFeature({ minHeight: windowHeight(92) }))

export const view = style(
  inFeature({
    display: 'grid',
    gap: space[24],
    paddingTop: space[32],
    '@media': { [above.desktop]: { paddingTop: space[56], gap: space[40] } },
  }),
)

export const notice = style(inFeature({ paddingTop: space[24] }))

export const waiting = style(inFeature({ display: 'grid', placeItems: 'center', minHeight: '24rem' }))
