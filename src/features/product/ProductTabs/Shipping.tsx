import { returns } from '#site/policies.ts'
import { shippingSummary } from '#site/productNotes.ts'
import { type } from '#theme/type.css.ts'
import * as styles from './ProductTabs.css.ts'

/**
 * What it costs to send a piece, how long it takes, and when it may come back.
 *
 * @internal
 */
export function Shipping() {
  return (
    <div className={styles.columns}>
      <div>
        <h2 className={`${type.tileName} ${styles.title}`}>Shipping</h2>
        <ul className={type.body}>
          {shippingSummary.map((line) => (
            <li className={styles.line} key={line}>
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={`${type.tileName} ${styles.title}`}>Returns</h2>
        <p className={`${type.body} ${styles.line}`}>{returns.product}</p>
      </div>
    </div>
  )
}
