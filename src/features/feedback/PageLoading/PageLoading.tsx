import { needsScripts } from '#site/withoutScripts.ts'
import { Spinner } from '#ui/Spinner/Spinner.tsx'
import * as styles from './PageLoading.css.ts'

/** Fallback while a page or its data loads. */
export function PageLoading() {
  return (
    <>
      <p data-without-scripts>{needsScripts}</p>
      <div className={styles.frame} data-with-scripts>
        <Spinner size="lg" logo />
      </div>
    </>
  )
}
