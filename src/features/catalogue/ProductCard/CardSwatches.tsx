import { colourOf } from '#domain/colour.ts'
import { limits } from '#site/limits.ts'
import { Swatch } from '#ui/Swatch/Swatch.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ProductCard.css.ts'

/** The colours of a product, main colour first; their names are for screen readers and tooltips. */
export function CardSwatches({ color }: { color: readonly string[] }) {
  if (color.length === 0) return <span />
  return (
    <ul className={styles.swatches} aria-label="Colors">
      {color.slice(0, limits.cardSwatches).map((name) => (
        <li key={name} title={name} className={styles.swatch}>
          <Swatch colour={colourOf(name)} size={14} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
