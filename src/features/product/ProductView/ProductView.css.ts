import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, space } from '#theme/measures.ts'

export const view = style(
  inFeature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    '@media': { [above.desktop]: { paddingTop: space[16] } },
  }),
)

/** On a phone the picture begins the page: the crumbs lie on it, on a ground of their own, without the name below. */
export const crumbs = style(
  inFeature({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 0,
    insetInlineStart: `calc(-1 * ${space[20]})`,
    maxWidth: '100vw',
    padding: `${space[8]} ${space[14]} ${space[8]} ${space[20]}`,
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
    // With a window of 780 px the name still begins above the bar at its foot.
    gap: space[4],
    '@media': {
      [above.desktop]: { gridTemplateColumns: 'minmax(0, 1.55fr) minmax(20rem, 1fr)', gap: space[64] },
    },
  }),
)

/** Less than the pictures take, for as long as they are under way: what stands below does not jump far. */
export const gallery = style(
  inFeature({ minWidth: 0, minHeight: '125vw', '@media': { [above.desktop]: { minHeight: '36rem' } } }),
)

export const summary = style(inFeature({ display: 'grid', gap: space[16], alignContent: 'start' }))

/** Badges to the left, what can be done with the piece to the right. */
export const head = style(
  inFeature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '2.75rem',
  }),
)

export const badges = style(
  // The badges' own room stands in the margin, so that their words begin where the name does.
  inFeature({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${space[12]})` }),
)

export const line = style(inFeature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] }))

export const price = style(inFeature({ display: 'grid', gap: space[4] }))

export const note = style(inFeature({ color: vars.color.quiet }))

/** Green in stock, amber otherwise (spec.md §2); the words say it too. */
export const availability = style(
  inFeature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.color.caution,
    selectors: {
      '&::before': { content: '', width: 8, height: 8, borderRadius: 4, backgroundColor: 'currentcolor' },
      '&[data-availability="in-stock"]': { color: vars.color.success },
    },
  }),
)

/** What a piece is bought with, and what is told beside it. */
export const buying = style(inFeature({ display: 'grid', gap: space[12], marginTop: space[8] }))

export const texts = style(inFeature({ marginTop: space[32], '@media': { [above.desktop]: { marginTop: space[64] } } }))
