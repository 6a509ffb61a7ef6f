import { classes } from '../classes.ts'
import { lotus } from './Lotus.css.ts'
import { Petals } from './Petals.tsx'

interface LotusProps {
  /** Width in px; the flower is three quarters as high. */
  size?: number | undefined
  className?: string | undefined
}

/** The lotus of the shop's name in five petals, over one stroke of gold for the water. Decoration. */
export function Lotus({ size = 46, className }: LotusProps) {
  // A mark of 46 px is drawn with 1.5 px; larger ones stay as fine, smaller ones do not fade away.
  const stroke = Number((72 / size).toFixed(2))
  return (
    <svg
      viewBox="0 0 48 36"
      width={size}
      height={Math.round(size * 0.75)}
      strokeWidth={stroke}
      aria-hidden
      className={classes(lotus, className)}
    >
      <Petals />
    </svg>
  )
}
