import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inLayer } from '../inLayer.ts'

export const lotus = style(inLayer({ flex: 'none', display: 'block', color: vars.color.accent }))
export const water = style(inLayer({ stroke: vars.color.zari }))
