import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { space, windowHeight } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const shell = style(
  inFeature({
    display: 'flex',
    flexDirection: 'column',
    minHeight: windowHeight(100),
    '@media': { print: { display: 'block', minHeight: 0 } },
  }),
)

export const main = style(inFeature({ flex: 1, minWidth: 0, selectors: { '&:focus': { outline: 'none' } } }))

export const letterhead = style([
  type.meta,
  inFeature({
    display: 'none',
    '@media': {
      print: {
        display: 'block',
        paddingBlock: space[8],
        marginBlockEnd: space[16],
        marginInline: space[20],
        borderBlockEnd: '1px solid currentcolor',
      },
    },
  }),
])
