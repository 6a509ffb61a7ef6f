import { colourOf } from '#domain/colour.ts'
import { Swatch } from '#ui/Swatch/Swatch.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ProductCard.css.ts'

/** More would not be told apart. */
const most = 5

/** The colours of a piece, the ground first; their names are read aloud, and shown to a pointer that rests. */
export function CardSwatches({ color }: { color: readonly string[] }) {
  if (color.length === 0) return <span />
  return (
    <ul className={styles.swatches} aria-label="Colors">
      {color.slice(0, most).map((name) => (
        <li key={name} title={name} className={styles.swatch}>
          <Swatch colour={colourOf(name)} size={14} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
