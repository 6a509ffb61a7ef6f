import { Spinner } from '#ui/Spinner/Spinner.tsx'
import * as styles from './PageLoading.css.ts'

/** Stands in for a page whose code is still under way (spec.md §2: pages load lazily with a spinner). */
export function PageLoading() {
  return (
    <div className={styles.room}>
      <Spinner size="lg" logo />
    </div>
  )
}
