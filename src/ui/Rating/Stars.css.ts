import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { inUi } from '#theme/inLayer.ts'

export const stars = style(inUi({ display: 'inline-flex', gap: space[4] }))
/** The outline of the whole star shows how much of it is filled. */
export const empty = style(inUi({ fill: 'none', stroke: vars.color.zari, strokeWidth: 1.2 }))
export const full = style(inUi({ fill: vars.color.zari }))
