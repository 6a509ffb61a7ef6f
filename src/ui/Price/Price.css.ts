import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { above, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

const tabular = 'tabular-nums lining-nums'

export const price = recipe({
  base: inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[12], rowGap: space[2] }),
  variants: {
    size: {
      card: inUi({ columnGap: space[8] }),
      page: inUi({}),
      bar: inUi({ flexDirection: 'column', gap: 0 }),
    },
  },
})

export const amount = recipe({
  base: inUi({ color: vars.color.text, fontVariantNumeric: tabular }),
  variants: {
    size: {
      card: [type.strong, inUi({ '@media': { [above.desktop]: { fontSize: '1.0625rem' } } })],
      page: [type.amount, inUi({ fontVariantNumeric: 'lining-nums' })],
      bar: [type.amount, inUi({ fontSize: '1.3125rem', lineHeight: 1.143, fontVariantNumeric: 'lining-nums' })],
    },
  },
})

export const original = recipe({
  base: inUi({ color: vars.color.textMuted, fontVariantNumeric: tabular }),
  variants: { size: { card: type.meta, page: type.body, bar: type.caption } },
})

export const saving = recipe({
  base: inUi({ color: vars.color.success, fontVariantNumeric: tabular }),
  variants: { size: { card: type.meta, page: type.body, bar: type.caption } },
})
