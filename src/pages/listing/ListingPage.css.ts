import { globalStyle, style } from '@vanilla-extract/css'
import { above, space } from '#theme/measures.ts'

/** Between the title and the toolbar. */
export const similar = style({
  marginBlockEnd: space[40],
  '@media': { [above.desktop]: { marginBlockEnd: space[64] } },
})
globalStyle(`${similar} > section`, {
  marginBlockStart: space[24],
  '@media': { [above.desktop]: { marginBlockStart: space[40] } },
})
