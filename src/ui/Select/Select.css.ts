import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { space } from '#theme/measures.ts'
import { control } from '../Field/control.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const box = style(inUi({ position: 'relative', display: 'block' }))

export const select = style([
  control,
  inUi({
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: space[48],
    textOverflow: 'ellipsis',
    // The placeholder; an option without a value may be a choice, as 'All' is.
    selectors: { '&:has(option[value=""]:disabled:checked)': { color: vars.color.textMuted } },
  }),
])

export const arrow = style(
  inUi({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 0.5625rem)',
    insetInlineEnd: space[16],
    pointerEvents: 'none',
  }),
)
