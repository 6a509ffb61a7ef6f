import { classes } from '../classes.ts'
import { zariLine } from './ZariLine.css.ts'

interface ZariLineProps {
  direction?: 'horizontal' | 'vertical' | undefined
  className?: string | undefined
}

/** The double gold line of a kasavu border. Decoration, and rare: header, footer, slip, sheet, rod. */
export function ZariLine({ direction = 'horizontal', className }: ZariLineProps) {
  return <div aria-hidden className={classes(zariLine({ direction }), className)} />
}
