import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const badge = recipe({
  base: [
    type.badge,
    inUi({
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '1.625rem',
      paddingInline: space[12],
      backgroundColor: vars.color.page,
      // An edge in the page's colour, visible where a filled badge lies on cloth of its own colour.
      boxShadow: `1px 0 0 ${vars.color.page}, 0 1px 0 ${vars.color.page}, 1px 1px 0 ${vars.color.page}`,
      whiteSpace: 'nowrap',
    }),
  ],
  variants: {
    tone: {
      accent: inUi({ color: vars.color.accent }),
      ink: inUi({ color: vars.color.text }),
      gold: inUi({ color: vars.color.gold }),
      fill: inUi({ color: vars.color.onFill, backgroundColor: vars.color.fill }),
      neutral: inUi({ color: vars.color.textMuted }),
    },
  },
})
