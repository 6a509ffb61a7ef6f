import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

/** Below a tick, like the error of a field. */
export const error = style([
  type.meta,
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: space[6],
    marginBlockEnd: space[8],
    color: vars.color.danger,
  }),
])
