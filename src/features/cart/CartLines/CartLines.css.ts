import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'

export const lines = style(inFeature({ borderTop: `1px solid ${vars.color.hairline}` }))
