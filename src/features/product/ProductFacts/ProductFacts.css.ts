import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const facts = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    paddingBlock: space[20],
    borderBlock: `1px solid ${vars.color.borderSubtle}`,
  }),
)

export const fact = style(inFeature({ display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', gap: space[12] }))

export const name = style(inFeature({ color: vars.color.textMuted }))
