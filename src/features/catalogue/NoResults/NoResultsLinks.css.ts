import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const links = style(inFeature({ display: 'grid', justifyItems: 'center', gap: space[32] }))

export const categories = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: space[24], rowGap: space[8] }),
)

/** A section of its own, as far from the links as they are from what is above them. */
export const products = style(
  inFeature({
    display: 'grid',
    gap: space[24],
    width: '100%',
    minWidth: 0,
    marginBlockStart: space[32],
    '@media': { [above.desktop]: { gap: space[40], marginBlockStart: space[64] } },
  }),
)
