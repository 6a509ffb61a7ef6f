import { style } from '@vanilla-extract/css'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

/** Focused for screen readers; not interactive. */
export const stepHeading = style(inFeature({ selectors: { '&:focus-visible': { outline: 'none' } } }))

export const form = style(
  inFeature({ display: 'grid', gap: space[24], '@media': { [above.desktop]: { gap: space[28] } } }),
)

/** Back on the left, forward on the right; stacked on narrow screens. */
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

/** The frame of `CartChanges`. */
export const changes = style(inFeature({ selectors: { '&:not(:empty)': { marginBottom: space[24] } } }))
