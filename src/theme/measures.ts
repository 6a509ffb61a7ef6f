import { widths } from './tokens/measures.ts'

export { container, motion, space } from './tokens/measures.ts'

/** Media queries, smallest window first; base styles are the phone's. */
export const above = {
  compact: `screen and (min-width: ${widths.compact}px)`,
  wide: `screen and (min-width: ${widths.wide}px)`,
  desktop: `screen and (min-width: ${widths.desktop}px)`,
  spacious: `screen and (min-width: ${widths.spacious}px)`,
} as const

/** Hundredths of the window's height; a camera that grows the window to take a whole page pins `--svh`. */
export const windowHeight = (hundredths: number) => `calc(var(--svh, 1svh) * ${hundredths})`

/** The shopper asked for less motion. */
export const calm = '(prefers-reduced-motion: reduce)'

/** A pointer that can hover. */
export const canHover = '(hover: hover)'
