import { starPath } from '../Icon/paths.ts'
import { empty, full, stars } from './Stars.css.ts'

interface StarsProps {
  /** From 0 to 5; the last star is filled in part. */
  value: number
}

const row = [0, 1, 2, 3, 4] as const

/**
 * Five stars, filled from the left as far as the value goes. Decorative: the number is beside them.
 *
 * @internal
 */
export function Stars({ value }: StarsProps) {
  return (
    <span aria-hidden className={stars}>
      {row.map((before) => (
        <svg key={before} viewBox="2 2.5 20 19" width={15} height={14.25}>
          <path d={starPath} className={empty} />
          <path d={starPath} className={full} style={{ clipPath: `inset(0 ${unfilled(value - before)}% 0 0)` }} />
        </svg>
      ))}
    </span>
  )
}

function unfilled(part: number) {
  return Math.round((1 - Math.min(Math.max(part, 0), 1)) * 100)
}
