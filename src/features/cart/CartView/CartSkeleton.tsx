import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CartView.css.ts'

/**
 * The shape of a line and of the order summary.
 *
 * @internal
 */
export function CartSkeleton() {
  return (
    <div className={styles.columns} data-with-scripts>
      <VisuallyHidden>
        <span role="status" aria-label="Loading...">
          Loading...
        </span>
      </VisuallyHidden>
      <div className={styles.line} aria-hidden>
        <Skeleton shape="picture" className={styles.picture} />
        <Skeleton shape="title" className={styles.name} />
      </div>
      <Skeleton shape="block" className={styles.summary} />
    </div>
  )
}
