import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { control } from '../Field/control.css.ts'
import { inLayer } from '../inLayer.ts'

export const box = style(inLayer({ position: 'relative', display: 'block' }))

export const select = style([
  control,
  inLayer({
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: space[48],
    textOverflow: 'ellipsis',
    selectors: { '&:has(option[value=""]:checked)': { color: vars.color.quiet } },
  }),
])

export const arrow = style(
  inLayer({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 9px)',
    insetInlineEnd: space[16],
    pointerEvents: 'none',
  }),
)
