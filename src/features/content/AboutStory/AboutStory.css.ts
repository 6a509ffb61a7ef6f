import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, gutter, space } from '#theme/measures.ts'
import { column } from '../column.css.ts'

/** Words on the left, the saree on the right; on phones the saree below, from edge to edge. */
export const opening = style([
  column,
  inFeature({
    display: 'grid',
    gap: space[32],
    paddingTop: space[40],
    '@media': {
      [above.wide]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        alignItems: 'center',
        columnGap: space[40],
      },
      [above.desktop]: { columnGap: space[96], paddingTop: space[64] },
    },
  }),
])

export const words = style(inFeature({ display: 'grid', gap: space[20], justifyItems: 'start' }))
export const overline = style(inFeature({ color: vars.color.accent }))
export const title = style(
  inFeature({
    textWrap: 'balance',
    '@media': { [`${above.wide} and (not ${above.desktop.replace('screen and ', '')})`]: { fontSize: '3rem' } },
  }),
)
export const lead = style(
  inFeature({ maxWidth: '32rem', textWrap: 'pretty', '@media': { [above.desktop]: { fontSize: '1.25rem' } } }),
)

export const portrait = style(
  inFeature({
    marginInline: `calc(-1 * ${gutter})`,
    inlineSize: 'auto',
    '@media': { [above.wide]: { marginInline: 0 } },
  }),
)

export const generations = style([
  column,
  inFeature({
    display: 'grid',
    gap: space[24],
    paddingTop: space[64],
    '@media': { [above.desktop]: { paddingTop: space[112] } },
  }),
])

export const parts = style(
  inFeature({
    display: 'grid',
    gap: space[32],
    paddingTop: space[16],
    maxInlineSize: '36rem',
    textWrap: 'pretty',
    '@media': {
      [above.desktop]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap: space[48],
        maxInlineSize: 'none',
      },
    },
  }),
)

/** The first words of a paragraph, as its heading. */
export const first = style(inFeature({ color: vars.color.accent, lineHeight: 1 }))
