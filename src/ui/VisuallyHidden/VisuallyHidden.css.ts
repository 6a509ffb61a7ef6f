import { style } from '@vanilla-extract/css'
import { inLayer } from '../inLayer.ts'

export const visuallyHidden = style(
  inLayer({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
)
