import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inLayer } from '../inLayer.ts'

export const rating = style([
  type.meta,
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
])

export const mark = style(inLayer({ color: vars.color.zari }))
export const value = style(inLayer({ color: vars.color.text }))
export const count = recipe({
  base: inLayer({ color: vars.color.quiet }),
  variants: {
    layout: { compact: inLayer({ marginInlineStart: '-2px' }), stars: inLayer({ marginInlineStart: space[6] }) },
  },
})
