import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'
import { column } from '../column.css.ts'

export const section = style([
  column,
  inFeature({
    display: 'grid',
    gap: space[28],
    paddingTop: space[64],
    '@media': { [above.desktop]: { gap: space[40], paddingTop: space[112] } },
  }),
])

export const aims = style([
  section,
  inFeature({
    '@media': {
      [above.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[40] },
      [above.desktop]: { columnGap: space[96] },
    },
  }),
])

export const overline = style(inFeature({ color: vars.color.accent, marginBottom: space[12] }))
export const aim = style(inFeature({ textWrap: 'balance' }))
export const muted = style(inFeature({ color: vars.color.textMuted, textWrap: 'pretty' }))

export const values = style(
  inFeature({
    display: 'grid',
    columnGap: space[40],
    '@media': {
      [above.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [above.desktop]: { columnGap: space[96] },
    },
  }),
)

export const value = style(
  inFeature({
    display: 'grid',
    gap: space[8],
    alignContent: 'start',
    paddingBlock: space[24],
    borderTop: `1px solid ${vars.color.borderSubtle}`,
  }),
)

export const reasons = style(
  inFeature({
    display: 'grid',
    gap: space[24],
    '@media': { [above.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[48] } },
  }),
)

export const reason = style(
  inFeature({ display: 'grid', gridTemplateColumns: '3rem minmax(0, 1fr)', alignItems: 'start' }),
)

export const icon = style(inFeature({ color: vars.color.gold }))

export const ask = style([
  column,
  inFeature({
    display: 'grid',
    gap: space[20],
    justifyItems: 'center',
    textAlign: 'center',
    textWrap: 'balance',
    paddingTop: space[96],
    '@media': { [above.desktop]: { paddingTop: '9rem' } },
  }),
])

export const buttons = style(
  inFeature({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[16], paddingTop: space[8] }),
)
