import { classes } from '../classes.ts'
import { templeRow } from './TempleRow.css.ts'

interface TempleRowProps {
  /** Up in gold stands on a zari line; down in the sunken colour tears off the foot of a slip. */
  pointing?: 'up' | 'down' | undefined
  className?: string | undefined
}

/** A row of stepped temple spires, the border motif of the shop's own weaves. Decoration. */
export function TempleRow({ pointing = 'up', className }: TempleRowProps) {
  return <div aria-hidden className={classes(templeRow({ pointing }), className)} />
}
