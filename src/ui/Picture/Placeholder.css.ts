import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inLayer } from '../inLayer.ts'

export const placeholder = style(
  inLayer({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    backgroundColor: vars.color.sunken,
  }),
)

export const petals = style(inLayer({ color: vars.color.edge, opacity: 0.7 }))
