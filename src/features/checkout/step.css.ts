import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

/** Focused for screen readers only; not interactive. */
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

const framed = inFeature({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  padding: `${space[14]} ${space[16]}`,
  border: '1px solid',
  borderRadius: '2px',
})

/** Why a step cannot go on. */
export const alert = style([framed, inFeature({ color: vars.color.danger })])

/** What the shopper should know before going on; in the colour that the summary says it in, for nothing is wrong. */
export const notice = style([framed, inFeature({ color: vars.color.warning })])
