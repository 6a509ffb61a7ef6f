import { headerRows, space, widths } from './tokens/measures.ts'

export { container, headerRows, motion, space } from './tokens/measures.ts'

/** Media conditions by minimum width, for `matchMedia` and `sizes`. */
export const from = {
  compact: `(min-width: ${widths.compact}em)`,
  wide: `(min-width: ${widths.wide}em)`,
  columns: `(min-width: ${widths.columns}em)`,
  tablet: `(min-width: ${widths.tablet}em)`,
  desktop: `(min-width: ${widths.desktop}em)`,
  stacked: `(min-width: ${widths.stacked}em)`,
  spacious: `(min-width: ${widths.spacious}em)`,
  container: `(min-width: ${widths.container}em)`,
} as const

/** Media queries by minimum width; base styles are for phones. */
export const above = {
  compact: `screen and ${from.compact}`,
  wide: `screen and ${from.wide}`,
  columns: `screen and ${from.columns}`,
  tablet: `screen and ${from.tablet}`,
  desktop: `screen and ${from.desktop}`,
  stacked: `screen and ${from.stacked}`,
  spacious: `screen and ${from.spacious}`,
} as const

/** Media queries by maximum width, for the few places that need them. */
export const below = {
  wide: `not all and ${from.wide}`,
  desktop: `not all and ${from.desktop}`,
  spacious: `not all and ${from.spacious}`,
} as const

/** Horizontal padding of the content on phones; capped by the window's width, so that large text keeps its space. */
export const phoneGutter = `min(${space[20]}, 5.6vw)`

/** Horizontal padding of content, header and footer: 20, 32 or 48 px by the width of the window. Set in base.css.ts. */
export const gutter = 'var(--gutter)'

/** Custom property: what an icon's size of 1 is, 1 px within what does not grow with the text, such as a round button. */
export const iconUnit = '--icon-unit'

/** A phone with text at 150% or more: `rem` in a media query is the browser's text size. */
export const largeText = 'screen and (max-width: 16rem)'

/** In low windows, as with strong zoom or on a phone held sideways, nothing is sticky. */
export const tall = 'screen and (min-height: 25rem)'
export const low = 'not all and (min-height: 25rem)'

/** Height of the sticky header on a scrolled page; 0 in low windows. Set in base.css.ts. */
export const headerHeight = 'var(--header-height)'

/** How much of the header's two rows a scrolled page hides above the window. */
export const hiddenHeader = `(${headerRows.top} - 10px)`

/** Maximum height of a page's sticky elements below the header; 0 unless the page sets it on the root. */
const toolbarHeight = 'var(--toolbar-height)'

/** Space kept free above an element that is scrolled into view, focus ring included. */
export const scrollPadding = `calc(${headerHeight} + ${toolbarHeight} + 0.5rem)`

/** Percentage of the window's height; screenshots of whole pages, which grow the window, pin `--svh`. */
export const windowHeight = (percent: number) => `calc(var(--svh, 1svh) * ${percent})`

/** Reduced motion is preferred. */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** The pointer can hover. */
export const canHover = '(hover: hover)'
export const cannotHover = '(hover: none)'

/** The browser paints with a few system colours only: backgrounds, shadows and transparent borders are lost. */
export const forcedColours = '(forced-colors: active)'
