import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inUi } from '#theme/inLayer.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const rings = style(inUi({ flex: 'none', display: 'block', fill: 'none', strokeLinecap: 'round' }))

export const outer = style(
  inUi({ transformOrigin: 'center', stroke: 'currentColor', animation: `${turn} 1.5s linear infinite` }),
)

export const track = style(inUi({ opacity: 0.25 }))

export const inner = style(
  inUi({ transformOrigin: 'center', stroke: vars.color.zari, animation: `${turn} 3s linear infinite reverse` }),
)
