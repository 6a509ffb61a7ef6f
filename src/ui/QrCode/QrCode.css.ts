import { style } from '@vanilla-extract/css'
import { inUi } from '#theme/inLayer.ts'

/** Dark on white in both themes, as cameras require. */
export const code = style(
  inUi({ inlineSize: '12rem', blockSize: '12rem', backgroundColor: '#fff', color: '#000', forcedColorAdjust: 'none' }),
)
