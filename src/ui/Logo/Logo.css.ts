import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { serifWeight } from '#theme/serifWeight.ts'
import { inUi } from '#theme/inLayer.ts'

export const logo = recipe({
  base: inUi({ display: 'inline-flex', alignItems: 'center', color: vars.color.text }),
  variants: {
    layout: {
      row: inUi({ gap: space[16] }),
      stacked: inUi({ flexDirection: 'column', gap: '1px' }),
    },
  },
})

export const name = recipe({
  base: inUi({
    fontFamily: vars.font.display,
    fontWeight: serifWeight,
    fontVariationSettings: "'opsz' 40",
    lineHeight: 1.15,
    whiteSpace: 'nowrap',
  }),
  variants: { layout: { row: inUi({ fontSize: '1.6875rem' }), stacked: inUi({ fontSize: '1.375rem' }) } },
})
