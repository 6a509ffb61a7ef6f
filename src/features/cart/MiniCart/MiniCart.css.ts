import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const removal = style(
  inFeature({ paddingBlock: space[12], borderBottom: `1px solid ${vars.color.borderSubtle}` }),
)

export const empty = style(inFeature({ paddingBlock: space[40] }))

export const footer = style(
  inFeature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12], paddingTop: space[4] }),
)

export const row = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: space[24],
  }),
)

export const amount = style(inFeature({ fontVariantNumeric: 'tabular-nums lining-nums' }))
