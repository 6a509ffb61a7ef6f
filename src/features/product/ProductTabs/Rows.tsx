import { type } from '#theme/type.css.ts'
import * as styles from './ProductTabs.css.ts'
import type { Row } from './specifications.ts'

/**
 * A table of terms and values.
 *
 * @internal
 */
export function Rows({ rows, className = '' }: { rows: readonly Row[]; className?: string }) {
  if (rows.length === 0) return null
  return (
    <dl className={`${type.small} ${className}`}>
      {rows.map(([term, value]) => (
        <div className={styles.row} key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
