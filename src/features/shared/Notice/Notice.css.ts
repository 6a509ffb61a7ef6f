import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const notice = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space[12],
    paddingBlock: space[8],
    paddingInline: space[16],
    backgroundColor: vars.color.sunken,
    '@media': { [above.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  }),
)

export const icon = style(inFeature({ color: vars.color.gold }))

export const text = style(inFeature({ paddingBlock: space[8], textWrap: 'pretty' }))

export const action = style(
  inFeature({
    justifySelf: 'start',
    gridColumn: 2,
    '@media': { [above.wide]: { gridColumn: 'auto' } },
  }),
)
