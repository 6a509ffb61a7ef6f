import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ProductGrid.css.ts'

const places = [1, 2, 3, 4, 5, 6, 7, 8]

/** Eight cards to come (spec.md §9, listing), in the places where they will stand. */
export function ProductGridSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <ul className={styles.grid({ layout: 'shelf' })} aria-hidden="true">
        {places.map((place) => (
          <li className={styles.waiting} key={place}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="line" width="60%" />
            <Skeleton shape="line" width="40%" />
          </li>
        ))}
      </ul>
    </div>
  )
}
