import { vars } from '#theme/contract.css.ts'
import { gutter } from '#theme/measures.ts'

/** A line at the top of a positioned row, as wide as the content, not the window: for its `::before`. */
export const topBorder = {
  content: '',
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: gutter,
  height: 1,
  backgroundColor: vars.color.borderSubtle,
} as const
