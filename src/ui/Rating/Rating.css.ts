import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { largeText, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const rating = style([
  type.meta,
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
    // Five stars leave no space for the number of reviews there.
    '@media': { [largeText]: { flexWrap: 'wrap' } },
  }),
])

export const mark = style(inUi({ color: vars.color.zari }))
export const value = style(inUi({ color: vars.color.text }))
export const count = recipe({
  base: inUi({ color: vars.color.textMuted }),
  variants: {
    layout: { compact: {}, stars: inUi({ marginInlineStart: space[6] }) },
  },
})
