import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { inLayer } from '../inLayer.ts'

export const stars = style(inLayer({ display: 'inline-flex', gap: space[4] }))
export const empty = style(inLayer({ fill: vars.color.hairline }))
export const full = style(inLayer({ fill: vars.color.zari }))
