import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { inUi } from '#theme/inLayer.ts'

export const stars = style(inUi({ flex: 'none', display: 'inline-flex', gap: space[4] }))
// As large as its attributes, in rem: it grows with the number beside it.
globalStyle(`${stars} > svg`, inUi({ flex: 'none', inlineSize: '0.9375rem', blockSize: '0.890625rem' }))
/** The outline of the whole star shows how much of it is filled. */
export const empty = style(inUi({ fill: 'none', stroke: vars.color.zari, strokeWidth: 1.2 }))
export const full = style(inUi({ fill: vars.color.zari }))
