import { cx } from '../cx.ts'
import { templeRow } from './TempleRow.css.ts'

interface TempleRowProps {
  /** Up: in gold, above a zari line. Down: in the sunken colour. */
  pointing?: 'up' | 'down' | undefined
  className?: string | undefined
}

/** A row of stepped temple spires, the border motif of the shop's own weaves. Decorative. */
export function TempleRow({ pointing = 'up', className }: TempleRowProps) {
  return <div aria-hidden className={cx(templeRow({ pointing }), className)} />
}
