import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { inUi } from '#theme/inLayer.ts'

const gold = vars.color.zari

export const zariLine = recipe({
  base: inUi({ flex: 'none', forcedColorAdjust: 'none' }),
  variants: {
    direction: {
      horizontal: inUi({
        blockSize: '6px',
        backgroundImage: `linear-gradient(to bottom, ${gold} 2px, transparent 2px 5px, ${gold} 5px)`,
      }),
      vertical: inUi({
        inlineSize: '5px',
        alignSelf: 'stretch',
        backgroundImage: `linear-gradient(to right, ${gold} 2px, transparent 2px 4px, ${gold} 4px)`,
      }),
    },
  },
})
