import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { above, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inLayer } from '../inLayer.ts'

const tabular = 'tabular-nums lining-nums'

export const price = recipe({
  base: inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[12], rowGap: space[2] }),
  variants: {
    size: {
      card: inLayer({ columnGap: space[8] }),
      page: inLayer({}),
      bar: inLayer({ flexDirection: 'column', gap: 0 }),
    },
  },
})

export const amount = recipe({
  base: inLayer({ color: vars.color.text, fontVariantNumeric: tabular }),
  variants: {
    size: {
      card: [type.strong, inLayer({ '@media': { [above.desktop]: { fontSize: '1.0625rem' } } })],
      page: [type.amount, inLayer({ fontVariantNumeric: 'lining-nums' })],
      bar: [type.amount, inLayer({ fontSize: '1.3125rem', lineHeight: 1.143, fontVariantNumeric: 'lining-nums' })],
    },
  },
})

export const original = recipe({
  base: inLayer({ color: vars.color.quiet, fontVariantNumeric: tabular }),
  variants: { size: { card: type.meta, page: type.body, bar: type.caption } },
})

export const saving = recipe({
  base: inLayer({ color: vars.color.success, fontVariantNumeric: tabular }),
  variants: { size: { card: type.meta, page: type.body, bar: type.caption } },
})
