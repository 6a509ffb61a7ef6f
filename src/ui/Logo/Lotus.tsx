import { cx } from '../cx.ts'
import { lotus } from './Lotus.css.ts'
import { Petals } from './Petals.tsx'

interface LotusProps {
  /** Width in px; the flower is three quarters as high. */
  size?: number | undefined
  className?: string | undefined
}

/** The lotus of the shop's name in five petals, over one stroke of gold for the water. Decorative. */
export function Lotus({ size = 46, className }: LotusProps) {
  // A stroke of 1.5 px at any size.
  const stroke = Number((72 / size).toFixed(2))
  return (
    <svg
      viewBox="0 0 48 36"
      width={size}
      height={Math.round(size * 0.75)}
      strokeWidth={stroke}
      aria-hidden
      className={cx(lotus, className)}
    >
      <Petals />
    </svg>
  )
}
