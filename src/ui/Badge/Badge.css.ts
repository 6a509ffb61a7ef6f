import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inLayer } from '../inLayer.ts'

export const badge = recipe({
  base: [
    type.badge,
    inLayer({
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '1.625rem',
      paddingInline: space[12],
      backgroundColor: vars.color.page,
      whiteSpace: 'nowrap',
    }),
  ],
  variants: {
    tone: {
      accent: inLayer({ color: vars.color.accent }),
      ink: inLayer({ color: vars.color.text }),
      gold: inLayer({ color: vars.color.gold }),
      fill: inLayer({ color: vars.color.onFill, backgroundColor: vars.color.fill }),
      neutral: inLayer({ color: vars.color.quiet }),
    },
  },
})
