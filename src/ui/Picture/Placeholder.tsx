import { Petals } from '../Logo/Petals.tsx'
import { petals, placeholder } from './Placeholder.css.ts'

interface PlaceholderProps {
  alt: string
}

/**
 * Stands in for a missing picture, 400 × 600. Inline SVG, so that it cannot fail to load.
 *
 * @internal
 */
export function Placeholder({ alt }: PlaceholderProps) {
  return (
    <svg
      viewBox="0 0 400 600"
      preserveAspectRatio="xMidYMid slice"
      className={placeholder}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <g transform="translate(128 246) scale(3)" strokeWidth={0.75} className={petals}>
        <Petals />
      </g>
    </svg>
  )
}
