import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space, windowHeight } from '#theme/measures.ts'
import { column } from '../column.css.ts'

export const looms = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[56],
    paddingTop: space[64],
    '@media': { [above.desktop]: { gap: space[96], paddingTop: space[112] } },
  }),
)

/** A column that fills the row of its grid. */
const row = style([column, inFeature({ inlineSize: '100%' })])

export const head = style([
  row,
  inFeature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12], textWrap: 'pretty' }),
])

export const visit = style(
  inFeature({
    display: 'grid',
    gap: space[24],
    '@media': { [above.desktop]: { gap: space[40] } },
  }),
)

export const words = style([
  row,
  inFeature({
    display: 'grid',
    gap: space[12],
    '@media': { [above.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space[40] } },
  }),
])

export const text = style(inFeature({ maxWidth: '40rem', textWrap: 'pretty' }))
export const muted = style(inFeature({ color: vars.color.textMuted }))

export const figure = style(inFeature({ display: 'grid', gap: space[20] }))

/** As wide as the window, and low enough that its sentence stays in view. */
export const cloth = style(
  inFeature({
    aspectRatio: '4 / 5',
    maxHeight: windowHeight(78),
    '@media': { [above.wide]: { aspectRatio: '16 / 9' } },
  }),
)

export const sentence = style([row, inFeature({ color: vars.color.accent, textAlign: 'center', textWrap: 'balance' })])
