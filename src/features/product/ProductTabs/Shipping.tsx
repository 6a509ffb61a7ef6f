import { returnsNote } from '#site/productNotes.ts'
import { shippingSummary } from '#site/shippingSummary.ts'
import { type } from '#theme/type.css.ts'
import * as styles from './ProductTabs.css.ts'

/**
 * Shipping costs, delivery time and returns.
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
        <p className={`${type.body} ${styles.line}`}>{returnsNote}</p>
      </div>
    </div>
  )
}
