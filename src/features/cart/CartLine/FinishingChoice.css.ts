import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const choice = style(
  inFeature({
    display: 'grid',
    gap: space[4],
    minWidth: 0,
    paddingBlock: space[8],
    paddingInline: space[16],
    backgroundColor: vars.color.sunken,
  }),
)

export const boxes = style(inFeature({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] }))

export const note = style(inFeature({ paddingBottom: space[6], color: vars.color.textMuted, textWrap: 'pretty' }))
