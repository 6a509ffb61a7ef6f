import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { thumbsHeight } from '../ProductGallery/thumbsHeight.ts'
import { above, canHover, gutter, headerHeight, space, windowHeight } from '#theme/measures.ts'

export const view = style(
  inFeature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [above.columns]: { paddingTop: space[16], gap: space[16] }, print: { gap: space[16] } },
  }),
)

/** On phones a line between header and picture, without the product's name. */
export const crumbs = style(
  inFeature({
    paddingBlock: space[4],
    '@media': { [above.columns]: { paddingBlock: 0 } },
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
      [above.columns]: {
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
  inFeature({ display: 'none', '@media': { [above.columns]: { display: 'inline' } } }),
)

export const columns = style(
  inFeature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // In a window of 780 px the name is still above the sticky bar.
    gap: space[4],
    '@media': {
      [above.columns]: { gridTemplateColumns: 'minmax(0, 55fr) minmax(0, 45fr)', gap: space[32] },
      [above.stacked]: { gridTemplateColumns: 'minmax(0, 1.55fr) minmax(20rem, 1fr)', gap: space[64] },
      print: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: space[32] },
    },
  }),
)

/** Reserves space while the pictures load. */
export const gallery = style(
  inFeature({
    minWidth: 0,
    minHeight: `min(125vw, max(20rem, ${windowHeight(100)} - 20.625rem))`,
    '@media': { [above.columns]: { minHeight: '36rem' }, print: { minHeight: 0 } },
  }),
)

/**
 * Stays in view beside a longer gallery. It may be higher than the window, so it sticks by its end; as it is at least as
 * high as the window, a short one then begins below the header.
 */
export const summary = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    alignContent: 'start',
    '@media': {
      [above.stacked]: {
        position: 'sticky',
        insetBlockEnd: 0,
        alignSelf: 'end',
        minHeight: `calc(${windowHeight(100)} - ${headerHeight})`,
        paddingBlockEnd: space[24],
      },
    },
  }),
)

/** Badges on the left, actions on the right; on phones at the end of the line of thumbnails. */
export const head = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '2.75rem',
    '@media': {
      screen: {
        justifySelf: 'end',
      },
      [above.columns]: { justifySelf: 'stretch' },
    },
  }),
)

export const badges = style(
  inFeature({
    display: 'flex',
    flexWrap: 'wrap',
    // Aligns the text of the badges, not their padding, with the name.
    marginInlineStart: `calc(-1 * ${space[12]})`,
    '@media': {
      // At the edge of the picture, on their own background, level with the button of the viewer.
      screen: {
        position: 'absolute',
        insetBlockStart: space[16],
        insetInlineStart: `calc(-1 * ${gutter})`,
        maxInlineSize: `calc(100% + 2 * ${gutter} - 44px - 2 * ${space[16]})`,
        marginInlineStart: 0,
        paddingInlineStart: `calc(${gutter} - ${space[12]})`,
        backgroundColor: vars.color.page,
        // As low as the badges, which have a shadow of one pixel.
        boxShadow: `0 1px 0 ${vars.color.page}`,
        selectors: { '&:empty': { display: 'none' } },
      },
      [above.columns]: {
        position: 'static',
        boxShadow: 'none',
        maxInlineSize: 'none',
        marginInlineStart: `calc(-1 * ${space[12]})`,
        paddingInlineStart: 0,
        selectors: { '&:empty': { display: 'flex' } },
      },
    },
  }),
)

// In the line of the thumbnails, which keep clear of it.
globalStyle(
  `${columns}:has([data-several]) ${head}`,
  inFeature({
    '@media': {
      screen: {
        height: thumbsHeight,
        marginBlockStart: `calc(-1 * (${thumbsHeight} + ${space[4]}))`,
      },
      [above.columns]: { height: 'auto', marginBlockStart: 0 },
    },
  }),
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

const clamped = '&:not(:has(+ [open]))'

/** Three lines, until the details element below it is open; printed in full. */
export const description = style(
  inFeature({
    maxInlineSize: '34rem',
    '@media': {
      screen: {
        selectors: {
          // oxlint-disable-next-line typescript/no-deprecated -- no browser clamps lines without it
          [clamped]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' },
        },
      },
    },
  }),
)

export const more = style(
  inFeature({
    // A touch target of 44 px without moving the lines apart.
    marginBlock: `calc(-1 * ${space[12]}) calc(-1 * ${space[12]})`,
    justifySelf: 'start',
    color: vars.color.textMuted,
  }),
)

export const moreLabel = style(
  inFeature({
    display: 'block',
    paddingBlock: space[12],
    cursor: 'pointer',
    listStyle: 'none',
    textDecoration: `underline ${vars.color.zari}`,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.4em',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accent } } } },
  }),
)

globalStyle(
  `[open] > ${moreLabel} :first-child, :not([open]) > ${moreLabel} :last-child`,
  inFeature({ display: 'none' }),
)

export const buying = style(inFeature({ display: 'grid', gap: space[12], marginBlock: `${space[4]} ${space[8]}` }))

/** Delivery, returns, support and links. */
export const info = style(inFeature({ display: 'grid', gap: space[12] }))

/** Across the page, before the details. */
export const closeUp = style(
  inFeature({
    display: 'none',
    '@media': { [above.stacked]: { display: 'block', aspectRatio: 'auto', blockSize: 560, marginTop: space[72] } },
  }),
)

export const tabs = style(inFeature({ marginTop: space[32], '@media': { [above.columns]: { marginTop: space[56] } } }))
