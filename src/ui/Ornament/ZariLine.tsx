import { cx } from '../cx.ts'
import { zariLine } from './ZariLine.css.ts'

interface ZariLineProps {
  direction?: 'horizontal' | 'vertical' | undefined
  className?: string | undefined
}

/** The double gold line of a kasavu border. Decorative; used sparingly: header, footer, receipt, sheet. */
export function ZariLine({ direction = 'horizontal', className }: ZariLineProps) {
  return <div aria-hidden className={cx(zariLine({ direction }), className)} />
}
