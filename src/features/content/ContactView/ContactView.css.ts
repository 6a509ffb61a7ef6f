import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const view = style(
  inFeature({
    display: 'grid',
    gap: space[40],
    paddingTop: space[32],
    '@media': {
      [above.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 24.5rem',
        columnGap: space[96],
        rowGap: space[56],
        paddingTop: space[64],
      },
    },
  }),
)

export const head = style(inFeature({ display: 'grid', gap: space[12], gridColumn: '1 / -1' }))
export const lead = style(inFeature({ color: vars.color.textMuted, maxWidth: '36rem', textWrap: 'balance' }))
export const identity = style(inFeature({ gridColumn: '1 / -1' }))
