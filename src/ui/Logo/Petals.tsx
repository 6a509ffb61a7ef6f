import { water } from './Lotus.css.ts'

// One side of the flower; the other is its mirror image.
const side =
  'M24 27.25C15.6 26.4 10.9 19.35 11.15 9.75c3.5 1.1 6.5 3.2 8.55 6.2M24 27.25C13.4 30.3 4.5 25.6 2 17.1c3.4-.95 7-.5 10.4 1.05'

/**
 * The strokes of the lotus on a grid of 48 × 36, in `currentColor`, the water in gold.
 *
 * @internal
 */
export function Petals() {
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d="M24 2.75c4.9 5.75 6.3 15.25 0 24.5-6.3-9.25-4.9-18.75 0-24.5z" />
      <path d={side} />
      <path d={side} transform="matrix(-1 0 0 1 48 0)" />
      <path d="M14.5 33.25h19" className={water} />
    </g>
  )
}
