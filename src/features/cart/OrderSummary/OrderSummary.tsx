import { useId, type ReactNode } from 'react'
import type { CartItem } from '#domain/cart/cart.ts'
import type { OrderSummary as Amounts } from '#domain/cart/orderSummary.ts'
import { formatRupees } from '#domain/money.ts'
import { type } from '#theme/type.css.ts'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import * as styles from './OrderSummary.css.ts'
import { SummaryLines } from './SummaryLines.tsx'

export interface OrderSummaryProps {
  /** As `orderSummaryOf` reckons it. */
  summary: Amounts
  /** Listed over the amounts, as the checkout does; those that are gone are passed over. */
  lines?: readonly CartItem[]
  /** Said in place of the shipping's cost while it is not known; the cart's own words unless told. */
  shippingNote?: string
  /** How that cost comes about, beside it: '₹60 × 3'. */
  shippingDetail?: string
  /** What follows the total: the way on. */
  children?: ReactNode
}

/** The slip beside cart and checkout (spec.md §2, cart and checkout). A discount of nothing is not mentioned. */
export function OrderSummary(props: OrderSummaryProps) {
  const { summary, lines = [], shippingDetail, children } = props
  const { shippingNote = 'Calculated at checkout by location and item count' } = props
  const { subtotal, discount, shippingCost, total, itemCount, appliedCoupon } = summary
  const title = useId()
  return (
    <section className={styles.slip} aria-labelledby={title}>
      <ZariLine />
      <div className={styles.body}>
        <h2 className={type.featuredName} id={title}>
          Order Summary
        </h2>
        {lines.length > 0 && <SummaryLines lines={lines} />}
        <dl className={styles.rows}>
          <div className={styles.row}>
            <dt>
              Subtotal ({itemCount} {itemCount === 1 ? 'item' : 'items'})
            </dt>
            <dd className={styles.amount}>{formatRupees(subtotal)}</dd>
          </div>
          {discount > 0 && (
            <div className={`${styles.row} ${styles.saving}`}>
              <dt>{appliedCoupon ? `Discount, ${appliedCoupon}` : 'Discount'}</dt>
              <dd className={styles.amount}>−{formatRupees(discount)}</dd>
            </div>
          )}
          <div className={styles.row}>
            <dt>Shipping{shippingDetail && <span className={styles.detail}> {shippingDetail}</span>}</dt>
            {shippingCost === undefined ? (
              <dd className={`${type.small} ${styles.note}`}>{shippingNote}</dd>
            ) : (
              <dd className={styles.amount}>{formatRupees(shippingCost)}</dd>
            )}
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
