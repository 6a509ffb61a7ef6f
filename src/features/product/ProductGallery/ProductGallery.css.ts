import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inFeature } from '#theme/inLayer.ts'
import { above, canHover, motion, space, windowHeight } from '#theme/measures.ts'

export const gallery = style(
  inFeature({
    display: 'grid',
    gap: space[12],
    alignContent: 'start',
    '@media': {
      [above.desktop]: {
        gridTemplateColumns: 'minmax(0, 600px)',
        gap: space[16],
        selectors: { '&[data-several]': { gridTemplateColumns: '72px minmax(0, 600px)' } },
      },
    },
  }),
)

export const stage = style(
  inFeature({
    position: 'relative',
    // Edge to edge on a phone, 4:5, so that name and price begin above the fold.
    marginInline: `calc(-1 * ${space[20]})`,
    '@media': { [above.desktop]: { marginInline: 0, gridColumn: -2, gridRow: 1 } },
  }),
)

export const main = style(
  inFeature({
    aspectRatio: '4 / 5',
    // Of a window of 780 px so much that the name is whole above the bar at its foot.
    maxHeight: `max(20rem, ${windowHeight(100)} - 25rem)`,
    '@media': { [above.desktop]: { aspectRatio: '2 / 3', maxHeight: 'none' } },
  }),
)

/** Lies over the whole picture: a press anywhere is meant for it. */
export const view = style(
  inFeature({
    position: 'absolute',
    inset: 0,
    cursor: 'zoom-in',
    // To the side is a swipe; up and down the page scrolls.
    touchAction: 'pan-y pinch-zoom',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      // A picture that is not there cannot be looked at.
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

/** Two corners that draw apart: the picture over the whole screen. Drawn here, for it is the only place that has it. */
export const sign = style(
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
      [`${view}:focus-visible > &`]: { outline: `2px solid ${vars.color.peacock}`, outlineOffset: -4 },
    },
    '@media': { [canHover]: { selectors: { [`${view}:hover > &`]: { color: vars.color.accent } } } },
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
    // Between them the picture is felt.
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
    gap: space[8],
    overflowX: 'auto',
    padding: space[4],
    '@media': { [above.desktop]: { flexDirection: 'column', padding: 0, gap: space[16], overflow: 'visible' } },
  }),
)

export const thumb = style(
  inFeature({
    width: 44,
    outlineOffset: space[4],
    selectors: {
      '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${vars.color.page}, 0 0 0 3px ${vars.color.text}` },
    },
    '@media': { [above.desktop]: { width: 72 } },
  }),
)
