import { style } from '@vanilla-extract/css'
import { inUi } from '#theme/inLayer.ts'

export const icon = style(inUi({ flex: 'none', display: 'block' }))
