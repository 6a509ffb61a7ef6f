import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, gutter, space, windowHeight } from '#theme/measures.ts'

export const view = style(
  inFeature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    '@media': { [above.desktop]: { paddingTop: space[16] } },
  }),
)

/** On phones the breadcrumbs overlay the picture, without the product's name. */
export const crumbs = style(
  inFeature({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 0,
    insetInlineStart: `calc(-1 * ${gutter})`,
    maxWidth: '100vw',
    padding: `${space[8]} ${space[14]} ${space[8]} ${gutter}`,
    backgroundColor: vars.color.page,
    '@media': { [above.desktop]: { position: 'static', maxWidth: 'none', padding: 0, backgroundColor: 'transparent' } },
  }),
)

globalStyle(
  `${crumbs} li:last-child`,
  inFeature({
    position: 'absolute',
    clipPath: 'inset(50%)',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    '@media': {
      [above.desktop]: {
        position: 'static',
        clipPath: 'none',
        inlineSize: 'auto',
        blockSize: 'auto',
        overflow: 'visible',
      },
    },
  }),
)
globalStyle(
  `${crumbs} li:nth-last-child(2)::after`,
  inFeature({ display: 'none', '@media': { [above.desktop]: { display: 'inline' } } }),
)

export const columns = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // In a window of 780 px the name is still above the sticky bar.
    gap: space[4],
    '@media': {
      [above.desktop]: { gridTemplateColumns: 'minmax(0, 1.55fr) minmax(20rem, 1fr)', gap: space[64] },
      print: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: space[32] },
    },
  }),
)

/** Reserves space while the pictures load. */
export const gallery = style(
  inFeature({
    minWidth: 0,
    minHeight: `min(125vw, max(20rem, ${windowHeight(100)} - 25rem))`,
    '@media': { [above.desktop]: { minHeight: '36rem' }, print: { minHeight: 0 } },
  }),
)

export const summary = style(
  inFeature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], alignContent: 'start' }),
)

/** Badges on the left, actions on the right. */
export const head = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '2.75rem',
  }),
)

export const badges = style(
  // Aligns the text of the badges, not their padding, with the name.
  inFeature({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${space[12]})` }),
)

export const line = style(inFeature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] }))

export const price = style(inFeature({ display: 'grid', gap: space[4] }))

export const note = style(inFeature({ color: vars.color.textMuted }))

/** Green in stock, amber otherwise; the text says it too. */
export const availability = style(
  inFeature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.color.warning,
    selectors: {
      '&::before': { content: '', width: 8, height: 8, borderRadius: 4, backgroundColor: 'currentcolor' },
      '&[data-availability="in-stock"]': { color: vars.color.success },
    },
  }),
)

/** Purchase box and product information. */
export const buying = style(inFeature({ display: 'grid', gap: space[12], marginTop: space[8] }))

export const tabs = style(inFeature({ marginTop: space[32], '@media': { [above.desktop]: { marginTop: space[64] } } }))
