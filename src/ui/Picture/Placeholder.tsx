import { Petals } from '../Logo/Petals.tsx'
import { petals, placeholder } from './Placeholder.css.ts'

interface PlaceholderProps {
  alt: string
}

/**
 * Takes the room of a picture that is missing, 400 × 600 (spec.md §9). Drawn in the page, so it can never be missing
 * itself.
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
