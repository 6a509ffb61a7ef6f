import { style } from '@vanilla-extract/css'
import { inLayer } from '../inLayer.ts'

export const icon = style(inLayer({ flex: 'none', display: 'block' }))
