import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { inUi } from '#theme/inLayer.ts'

export const stars = style(inUi({ display: 'inline-flex', gap: space[4] }))
export const empty = style(inUi({ fill: vars.color.borderSubtle }))
export const full = style(inUi({ fill: vars.color.zari }))
