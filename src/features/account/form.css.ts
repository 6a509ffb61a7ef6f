import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, canHover, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

export const form = style(inFeature({ display: 'grid', gap: space[20], alignContent: 'start' }))

/** Two fields side by side where there is room. */
export const pair = style(
  inFeature({
    display: 'grid',
    gap: space[20],
    alignItems: 'start',
    '@media': { [above.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

/** A line of small things that belong together: a tick and a link. */
export const row = style([
  type.small,
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[16],
    // Large text puts them below each other.
    rowGap: space[12],
  }),
])

/** Links back; a single one is centred, because the button above it is as wide as the form. */
export const back = style([row, inFeature({ selectors: { '&:has(> :only-child)': { justifyContent: 'center' } } })])

export const muted = style([type.small, inFeature({ color: vars.color.textMuted, textWrap: 'pretty' })])

/** Below the buttons. */
export const foot = style([muted, inFeature({ textAlign: 'center' })])

/** A link within a line of text. */
export const link = style(
  inFeature({
    color: vars.color.text,
    textDecoration: `underline ${vars.color.zari}`,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.4em',
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
)

/** Another way below the main one. */
export const second = style(inFeature({ justifySelf: 'center' }))
