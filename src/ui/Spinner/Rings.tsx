import { cx } from '../cx.ts'
import { inner, outer, rings, track } from './Rings.css.ts'

interface RingsProps {
  /** Diameter in px. */
  size: number
  className?: string | undefined
}

/**
 * Two counter-rotating rings. Decorative; needs a text beside it. Does not move under reduced motion.
 *
 * @internal
 */
export function Rings({ size, className }: RingsProps) {
  // Beads are not distinguishable on small rings.
  const fine = size >= 40
  const line = fine ? 1.25 : 1.5
  const radius = size / 2 - line / 2
  const within = radius - (fine ? Math.max(4.5, size * 0.07) : 4)
  const ring = (r: number, dashes?: string) => (
    <circle cx={size / 2} cy={size / 2} r={r} pathLength={100} strokeDasharray={dashes} />
  )
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden className={cx(rings, className)}>
      <g className={outer} strokeWidth={line}>
        <g className={track}>{ring(radius)}</g>
        {ring(radius, '30 70')}
      </g>
      <g className={inner} strokeWidth={line}>
        {ring(within, fine ? '38 62' : '40 60')}
        {fine && <g strokeWidth={line * 1.5}>{ring(within, beads)}</g>}
      </g>
    </svg>
  )
}

/** Dash pattern of eight beads behind the end of the inner ring. */
const beads = `0 42.5 ${'0 3.5 '.repeat(7)}0 33`
