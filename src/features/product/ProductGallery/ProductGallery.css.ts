import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { focusRing, focusRingInside } from '#theme/focusRing.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, canHover, forcedColours, gutter, headerHeight, motion, space, windowHeight } from '#theme/measures.ts'

export const gallery = style(
  inFeature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    alignContent: 'start',
    '@media': {
      [above.columns]: { gap: space[16] },
      [above.stacked]: { selectors: { '&[data-several]': { gridTemplateColumns: '72px minmax(0, 1fr)' } } },
    },
  }),
)

export const frame = style(
  inFeature({
    position: 'relative',
    // Full width on phones, 4:5, so that the name starts above the fold.
    marginInline: `calc(-1 * ${gutter})`,
    '@media': {
      [above.columns]: { marginInline: 0 },
      [above.stacked]: { gridColumn: -2, gridRow: 1 },
      print: { marginInline: 0 },
    },
  }),
)

export const main = style(
  inFeature({
    aspectRatio: '4 / 5',
    // Leaves space for the name above the sticky bar in a window of 780 px.
    maxHeight: `max(20rem, ${windowHeight(100)} - 20.625rem)`,
    '@media': { [above.columns]: { aspectRatio: '2 / 3', maxHeight: 'none' } },
  }),
)

/** Covers the whole picture. */
export const openLink = style(
  inFeature({
    position: 'absolute',
    inset: 0,
    cursor: 'zoom-in',
    // Horizontal swipes change the picture; vertical ones scroll the page.
    touchAction: 'pan-y pinch-zoom',
    selectors: {
      '&:focus-visible': focusRingInside,
      // Not over the placeholder.
      ':not(:has(picture)) + &': { display: 'none' },
    },
  }),
)

const corner = {
  content: '',
  position: 'absolute',
  width: 9,
  height: 9,
  borderColor: 'currentcolor',
  borderStyle: 'solid',
} as const

/** Full-screen icon: two corners. */
export const openIcon = style(
  inFeature({
    position: 'absolute',
    top: space[16],
    right: space[16],
    width: 44,
    height: 44,
    backgroundColor: vars.color.page,
    transition: `color ${motion.quick} ${motion.easing}`,
    selectors: {
      '&::before': { ...corner, top: 13, right: 13, borderWidth: '1.3px 1.3px 0 0' },
      '&::after': { ...corner, bottom: 13, left: 13, borderWidth: '0 0 1.3px 1.3px' },
    },
    '@media': { [canHover]: { selectors: { [`${openLink}:hover > &`]: { color: vars.color.accent } } } },
  }),
)

export const controls = style(
  inFeature({
    position: 'absolute',
    insetInline: 0,
    bottom: space[16],
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    // Clicks between the controls go to the picture.
    pointerEvents: 'none',
  }),
)

export const count = style(
  inFeature({
    padding: `${space[12]} ${space[14]}`,
    backgroundColor: vars.color.page,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const arrows = style(
  inFeature({ display: 'flex', marginInlineEnd: space[16], backgroundColor: vars.color.page, pointerEvents: 'auto' }),
)

export const thumbs = style(
  inFeature({
    display: 'flex',
    gap: space[6],
    overflowX: 'auto',
    padding: space[4],
    // Space for the wishlist and share buttons at the end of the line.
    marginInlineEnd: 'calc(5.5rem - 12px)',
    '@media': {
      [above.columns]: { flexWrap: 'wrap', padding: 0, marginInlineEnd: 0, gap: space[8], overflow: 'visible' },
      [above.stacked]: { flexFlow: 'column', gap: space[16], gridRow: '1 / span 2' },
      // Stays beside every view, if the window is high enough for five pictures; more than fit scroll.
      [`${above.stacked} and (min-height: 45rem)`]: {
        position: 'sticky',
        alignSelf: 'start',
        insetBlockStart: `calc(${headerHeight} + ${space[8]})`,
        maxBlockSize: `calc(100dvh - ${headerHeight} - ${space[16]})`,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        // Space for the focus ring, which the scroll container would clip.
        margin: `calc(-1 * ${space[8]})`,
        padding: space[8],
        scrollPadding: space[8],
        scrollbarWidth: 'none',
      },
    },
  }),
)

export const thumb = style(
  inFeature({
    position: 'relative',
    display: 'block',
    // Five fit beside the buttons at 320 px.
    width: 'min(40px, 20vw - 29px)',
    selectors: {
      '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${vars.color.page}, 0 0 0 3px ${vars.color.text}` },
      // On phones the row would clip a ring around it.
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': { content: '', position: 'absolute', inset: 0, ...focusRingInside },
    },
    '@media': {
      [above.columns]: {
        width: 60,
        selectors: {
          '&:focus-visible': { ...focusRing, outlineOffset: space[4] },
          '&:focus-visible::after': { content: 'none' },
        },
      },
      [above.stacked]: { width: 72 },
      [canHover]: {
        selectors: {
          '&:hover:not([aria-current="true"], :focus-visible)': {
            boxShadow: `0 0 0 2px ${vars.color.page}, 0 0 0 3px ${vars.color.border}`,
          },
        },
      },
      [forcedColours]: {
        selectors: { '&[aria-current="true"]': { outline: '3px solid Highlight', outlineOffset: '2px' } },
      },
    },
  }),
)

export const thumbPicture = style(
  inFeature({ aspectRatio: '4 / 5', '@media': { [above.columns]: { aspectRatio: '2 / 3' } } }),
)

/** The other views; on phones swipes and thumbnails show them. */
export const below = style(
  inFeature({
    display: 'none',
    '@media': {
      [above.columns]: {
        display: 'grid',
        gridColumn: '1 / -1',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gap: space[16],
      },
      [above.stacked]: { gridColumn: -2 },
    },
  }),
)

export const wide = style(inFeature({ gridColumn: '1 / -1' }))

export const viewLink = style(
  inFeature({
    position: 'relative',
    display: 'block',
    cursor: 'zoom-in',
    selectors: {
      // Over the picture, which would cover a ring inside the link's own edge.
      '&:focus-visible::after': { content: '', position: 'absolute', inset: 0, ...focusRingInside },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    },
  }),
)
