import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const alert = style([
  type.small,
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: space[12],
    paddingBlock: space[14],
    paddingInline: space[16],
    backgroundColor: vars.color.sunken,
    borderInlineStart: `2px solid ${vars.color.danger}`,
  }),
])

export const icon = style(inFeature({ color: vars.color.danger, marginBlockStart: '1px' }))

export const action = style(inFeature({ gridColumn: 2, justifySelf: 'start' }))
