import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

const hairline = `1px solid ${vars.color.hairline}`

export const columns = style(
  inFeature({
    display: 'grid',
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
    borderBottom: hairline,
    // The owner's words are one sentence; here they stand under each other.
    '::first-letter': { textTransform: 'uppercase' },
  }),
)

export const row = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: '8.5rem minmax(0, 1fr)',
    gap: space[12],
    paddingBlock: space[8],
    borderBottom: hairline,
  }),
)

export const term = style(inFeature({ color: vars.color.quiet }))

export const quiet = style(inFeature({ color: vars.color.quiet }))

export const marks = style(
  inFeature({
    display: 'grid',
    gap: space[20],
    marginTop: space[32],
    '@media': {
      [above.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[48] },
    },
  }),
)

export const mark = style(
  inFeature({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[14], alignItems: 'start' }),
)

export const seal = style(inFeature({ color: vars.color.gold }))

export const markName = style(inFeature({ display: 'block' }))

export const notes = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[32]}`,
    marginTop: space[32],
    color: vars.color.quiet,
  }),
)
