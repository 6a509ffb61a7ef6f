/** Spacing scale, keyed in px, in rem so that it grows with the text size. */
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

/**
 * Breakpoints in em (16 px unless the browser's text is larger), so that columns always fit their text. The product
 * page has two columns from `columns`, and thumbnails beside its picture from `stacked`; a card has space for its
 * category from `tablet`. At `container` only the width of pictures changes: the container reaches its full width.
 */
export const widths = {
  compact: 21.25,
  wide: 37.5,
  columns: 45,
  tablet: 48,
  desktop: 60,
  stacked: 64,
  spacious: 75,
  container: 84,
} as const

/**
 * Rows of the header: one below the desktop breakpoint, two from there on. On a scrolled page, the height of the row of
 * links plus 10 px stays visible.
 */
export const headerRows = { only: '3.75rem', top: '5.25rem', links: '3rem' } as const

/** Maximum width of the page content, including gutters; in rem, so that it grows with the text size. */
export const container = `${widths.container}rem`

/** Durations and easing of animations. */
export const motion = { quick: '120ms', calm: '240ms', easing: 'cubic-bezier(.2,.7,.2,1)' } as const
