import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space, windowHeight } from '#theme/measures.ts'

export const view = style(
  inFeature({
    display: 'grid',
    gap: space[24],
    paddingTop: space[32],
    '@media': { [above.desktop]: { paddingTop: space[56], gap: space[40] } },
  }),
)

export const waiting = style(inFeature({ display: 'grid', placeItems: 'center', minHeight: '24rem' }))

/** As high as the window whatever the device keeps, so that the foot of the page never moves in sight. */
export const room = style(inFeature({ minHeight: windowHeight(92) }))

export const columns = style(
  inFeature({
    display: 'grid',
    gap: space[40],
    '@media': { [above.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24.5rem', gap: space[72] } },
  }),
)

export const lines = style(inFeature({ borderTop: `1px solid ${vars.color.hairline}` }))

export const back = style(inFeature({ marginTop: space[32] }))
