import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { space } from '#theme/measures.ts'

export const section = style(inFeature({ display: 'grid', gap: space[24], alignContent: 'start' }))

/** In two columns where they fit, as on tablets. */
export const rows = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    alignItems: 'start',
    gap: space[20],
  }),
)

/** The icon beside label and lines, which are below each other. */
export const row = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    alignItems: 'start',
  }),
)

export const icon = style(inFeature({ gridRow: '1 / span 4', color: vars.color.gold }))
export const label = style(inFeature({ color: vars.color.textMuted }))
export const line = style(inFeature({ gridColumn: 2 }))
// A touch target of 44 px that does not increase the distance to the next label.
globalStyle(`${line} > a`, inFeature({ marginBlock: '-0.25rem -0.625rem' }))

/** Aligned with the lines of the rows above. */
export const social = style(inFeature({ paddingInlineStart: '2.25rem' }))

/** All four in one line of a phone. */
export const profiles = style(inFeature({ display: 'flex', flexWrap: 'wrap', columnGap: space[12] }))
