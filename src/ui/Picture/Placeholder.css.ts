import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const placeholder = style(
  inUi({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    backgroundColor: vars.color.sunken,
  }),
)

export const petals = style(inUi({ color: vars.color.border, opacity: 0.7 }))
