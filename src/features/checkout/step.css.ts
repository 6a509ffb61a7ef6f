import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

/** It takes the focus to be read on from; there is nothing to do with it. */
export const stepHeading = style(inFeature({ selectors: { '&:focus-visible': { outline: 'none' } } }))

export const form = style(
  inFeature({ display: 'grid', gap: space[24], '@media': { [above.desktop]: { gap: space[28] } } }),
)

/** Back on the left, on on the right; under each other where there is no room. */
export const buttons = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    paddingTop: space[12],
  }),
)
