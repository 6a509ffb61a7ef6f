import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const lines = style(inFeature({ borderTop: `1px solid ${vars.color.borderSubtle}` }))

/** In the place of a line that was removed. */
export const removal = style(
  inFeature({ paddingBlock: space[16], borderBottom: `1px solid ${vars.color.borderSubtle}` }),
)
