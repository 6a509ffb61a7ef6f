import { templeRow } from './TempleRow.css.ts'

interface TempleRowProps {
  /** Up: in gold, above a zari line. Down: in the colour of receipts, whose lower edge it is. */
  pointing?: 'up' | 'down' | undefined
}

/** A row of stepped temple spires, the border motif of the shop's own weaves. Decorative. */
export function TempleRow({ pointing = 'up' }: TempleRowProps) {
  return <div aria-hidden className={templeRow({ pointing })} />
}
