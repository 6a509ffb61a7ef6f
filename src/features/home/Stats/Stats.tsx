import { stats } from '#site/stats.ts'
import { type } from '#theme/type.css.ts'
import * as styles from './Stats.css.ts'

/** Four figures about the shop. */
export function Stats() {
  return (
    <dl className={styles.stats}>
      {stats.map(({ value, label }) => (
        <div className={styles.stat} key={label}>
          <dt className={`${type.meta} ${styles.label}`}>{label}</dt>
          <dd className={type.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
