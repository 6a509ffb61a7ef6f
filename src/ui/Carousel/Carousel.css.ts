import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { inUi } from '#theme/inLayer.ts'
import { above, canHover, motion, space } from '#theme/measures.ts'

/** Slides, controls and children share the grid that the parent's class defines. */
export const carousel = style(
  inUi({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr) auto',
  }),
)

const rows = inUi({ display: 'grid', gridTemplateRows: 'subgrid', gridRow: '1 / -1', minInlineSize: 0 })

// Clip, not hidden: focus on a link in a hidden slide must not scroll the track.
export const viewport = style([rows, inUi({ gridColumn: '1 / -1', overflow: 'clip' })])

export const track = style([
  rows,
  inUi({ gridAutoFlow: 'column', gridAutoColumns: '100%', touchAction: 'pan-y pinch-zoom' }),
])

export const slide = style([rows, inUi({ position: 'relative' })])

export const controls = style(
  inUi({
    gridRow: '-2 / -1',
    gridColumn: 1,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    minInlineSize: 0,
    // Reserves the space of the controls before they are rendered.
    minBlockSize: '2.75rem',
    boxSizing: 'content-box',
    '@media': { [above.compact]: { gap: space[8] } },
  }),
)

export const counter = style(
  inUi({ position: 'relative', fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }),
)

export const dots = style(inUi({ display: 'flex' }))

export const dot = style(
  inUi({
    inlineSize: '1.5rem',
    blockSize: '2.75rem',
    display: 'grid',
    alignItems: 'center',
    selectors: {
      '&::before': {
        content: '""',
        marginInline: space[2],
        borderBlockEnd: `2px solid ${vars.color.border}`,
        transition: `border-color ${motion.calm} ${motion.easing}`,
      },
      '&[aria-current="true"]::before': { borderBlockEndWidth: '4px', borderBlockEndColor: vars.color.accent },
    },
    '@media': {
      [above.compact]: { inlineSize: '1.75rem' },
      [canHover]: {
        selectors: { '&:hover:not([aria-current="true"])::before': { borderBlockEndColor: vars.color.text } },
      },
    },
  }),
)

// The pause button comes first in the order of focus, and after the dots to the eye.
export const clock = style(inUi({ order: 1 }))

export const arrows = style(inUi({ order: 1, display: 'flex', gap: space[8], marginInlineStart: 'auto' }))

// Dragging a slide must not select its text.
globalStyle(`${track}:active`, { userSelect: 'none' })
