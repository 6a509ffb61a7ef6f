import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const form = style(inFeature({ display: 'grid', gap: space[24], alignContent: 'start' }))

export const fields = style(
  inFeature({
    display: 'grid',
    gap: space[20],
    alignItems: 'start',
    '@media': {
      [above.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [above.desktop]: { rowGap: space[28] },
    },
  }),
)

export const whole = style(inFeature({ gridColumn: '1 / -1' }))

export const failed = style(inFeature({ color: vars.color.danger }))
