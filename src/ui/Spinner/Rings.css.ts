import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inLayer } from '../inLayer.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const rings = style(inLayer({ flex: 'none', display: 'block', fill: 'none', strokeLinecap: 'round' }))

export const outer = style(
  inLayer({ transformOrigin: 'center', stroke: 'currentColor', animation: `${turn} 1.5s linear infinite` }),
)

export const track = style(inLayer({ opacity: 0.25 }))

export const inner = style(
  inLayer({ transformOrigin: 'center', stroke: vars.color.zari, animation: `${turn} 3s linear infinite reverse` }),
)
