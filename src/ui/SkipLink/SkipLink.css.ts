import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const skipLink = style([
  type.strong,
  inUi({
    position: 'fixed',
    zIndex: 100,
    insetBlockStart: space[12],
    insetInlineStart: space[12],
    paddingBlock: space[12],
    paddingInline: space[20],
    color: vars.color.text,
    backgroundColor: vars.color.page,
    border: `1px solid ${vars.color.text}`,
    borderRadius: '2px',
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
])
