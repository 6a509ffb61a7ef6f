import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

const border = `1px solid ${vars.color.borderSubtle}`

// The tab list scrolls horizontally; without this the grid would grow to its full width.
export const tabs = style(inFeature({ minInlineSize: 0 }))

export const columns = style(
  inFeature({
    display: 'grid',
    // A long word must break, and not widen the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[32],
    alignItems: 'start',
    '@media': {
      [above.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space[96] },
    },
  }),
)

export const title = style(inFeature({ marginBottom: space[8] }))

export const line = style(
  inFeature({
    paddingBlock: space[8],
    borderBottom: border,
    // The texts are written as parts of one sentence; here each is a line.
    '::first-letter': { textTransform: 'uppercase' },
  }),
)

export const row = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: '8.5rem minmax(0, 1fr)',
    gap: space[12],
    paddingBlock: space[8],
    borderBottom: border,
  }),
)

export const term = style(inFeature({ color: vars.color.textMuted }))

export const muted = style(inFeature({ color: vars.color.textMuted }))

// The longer table spans two rows beside the shorter one.
export const textileRows = style(inFeature({ '@media': { [above.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } } }))

export const marks = style(inFeature({ display: 'grid', gap: space[20] }))

export const mark = style(
  inFeature({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[14], alignItems: 'start' }),
)

export const seal = style(inFeature({ color: vars.color.gold }))

export const notes = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[32]}`,
    marginTop: space[32],
    color: vars.color.textMuted,
  }),
)
