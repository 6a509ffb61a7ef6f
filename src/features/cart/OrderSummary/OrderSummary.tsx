import type { ReactNode } from 'react'
import { formatRupees, type Rupees } from '#domain/money.ts'
import { type } from '#theme/type.css.ts'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import * as styles from './OrderSummary.css.ts'

export interface OrderSummaryProps {
  itemCount: number
  subtotal: Rupees
  total: Rupees
  /** What follows the total: the way on. */
  children?: ReactNode
}

/** The slip beside the cart. Shipping is a sentence here: it is known once there is an address (spec.md §2, cart). */
export function OrderSummary({ itemCount, subtotal, total, children }: OrderSummaryProps) {
  return (
    <section className={styles.slip} aria-labelledby="order-summary">
      <ZariLine />
      <div className={styles.body}>
        <h2 className={type.featuredName} id="order-summary">
          Order Summary
        </h2>
        <dl className={styles.rows}>
          <div className={styles.row}>
            <dt>
              Subtotal ({itemCount} {itemCount === 1 ? 'item' : 'items'})
            </dt>
            <dd className={styles.amount}>{formatRupees(subtotal)}</dd>
          </div>
          <div className={styles.row}>
            <dt>Shipping</dt>
            <dd className={`${type.small} ${styles.note}`}>Calculated at checkout by location and item count</dd>
          </div>
          <div className={styles.total}>
            <dt>Total</dt>
            <dd className={`${type.amount} ${styles.amount}`}>{formatRupees(total)}</dd>
          </div>
        </dl>
        {children}
      </div>
    </section>
  )
}
