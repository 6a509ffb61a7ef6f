import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { inLayer } from '../inLayer.ts'

export const logo = recipe({
  base: inLayer({ display: 'inline-flex', alignItems: 'center', color: vars.color.text }),
  variants: {
    layout: {
      row: inLayer({ gap: space[16] }),
      stacked: inLayer({ flexDirection: 'column', gap: '1px' }),
    },
  },
})

export const name = recipe({
  base: inLayer({
    fontFamily: vars.font.display,
    fontWeight: 400,
    fontVariationSettings: "'opsz' 40",
    lineHeight: 1.15,
    whiteSpace: 'nowrap',
  }),
  variants: { layout: { row: inLayer({ fontSize: '1.6875rem' }), stacked: inLayer({ fontSize: '1.375rem' }) } },
})
