import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const muted = style(inFeature({ color: vars.color.textMuted }))

export const loading = style(inFeature({ display: 'grid', placeItems: 'center', minHeight: '24rem' }))

export const more = style(
  inFeature({
    display: 'flex',
    justifyContent: 'center',
    marginTop: space[16],
    '@media': { [above.wide]: { marginTop: space[24] } },
  }),
)
