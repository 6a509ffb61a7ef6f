import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const lotus = style(inUi({ flex: 'none', display: 'block', color: vars.color.accent }))
export const water = style(inUi({ stroke: vars.color.zari }))
