/** The 4 px step, keyed in px, given in rem so that a larger text size carries the room with it. */
export const space = {
  0: '0',
  2: '0.125rem',
  4: '0.25rem',
  6: '0.375rem',
  8: '0.5rem',
  12: '0.75rem',
  14: '0.875rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  28: '1.75rem',
  32: '2rem',
  40: '2.5rem',
  48: '3rem',
  56: '3.5rem',
  64: '4rem',
  72: '4.5rem',
  96: '6rem',
  112: '7rem',
} as const

/** Widths of the window at which the layout changes, in px; the one list of them. */
export const widths = { compact: 340, wide: 600, desktop: 960, spacious: 1200 } as const

/** The page's container, gutters included. */
export const container = '84rem'

/** Durations and easing of everything that moves. */
export const motion = { quick: '120ms', calm: '240ms', easing: 'cubic-bezier(.2,.7,.2,1)' } as const
