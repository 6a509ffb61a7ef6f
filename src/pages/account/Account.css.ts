import { style } from '@vanilla-extract/css'
import { above, space, windowHeight } from '#theme/measures.ts'

export const page = style({
  minBlockSize: windowHeight(88),
  paddingBlock: `${space[32]} ${space[64]}`,
  '@media': {
    [above.desktop]: { paddingBlock: `${space[56]} ${space[96]}` },
  },
})

export const title = style({ marginBlockEnd: space[32] })
