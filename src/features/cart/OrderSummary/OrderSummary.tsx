import type { ReactNode } from 'react'
import { formatItems } from '#domain/items.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import type { OrderSummary as Amounts } from '#domain/cart/orderSummary.ts'
import { formatRupees } from '#domain/money.ts'
import { ReceiptPaper } from '#features/shared/ReceiptPaper/ReceiptPaper.tsx'
import { type } from '#theme/type.css.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './OrderSummary.css.ts'
import { SummaryLines } from './SummaryLines.tsx'

export interface OrderSummaryProps {
  /** From `orderSummaryOf`. */
  summary: Amounts
  /** Listed above the amounts; those that cannot be ordered are left out. */
  lines?: readonly CartItem[]
  /** Shown while the shipping cost is unknown. */
  shippingNote?: string
  /** Calculation of the shipping cost: '₹60 × 3'. */
  shippingDetail?: string
  /** Below the total. */
  children?: ReactNode
}

/** The amounts of an order. A discount of 0 is not shown. */
export function OrderSummary(props: OrderSummaryProps) {
  const { summary, lines = [], shippingDetail, children } = props
  const { shippingNote = 'Calculated at checkout by location and item count' } = props
  const { subtotal, discount, shippingCost, total, itemCount, appliedCoupon } = summary
  return (
    <ReceiptPaper title="Order Summary" place="beside">
      {lines.length > 0 && <SummaryLines lines={lines} />}
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>Subtotal ({formatItems(itemCount)})</dt>
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
      <VisuallyHidden role="status">
        Total {formatRupees(total)}, {formatItems(itemCount)}
      </VisuallyHidden>
      {children}
    </ReceiptPaper>
  )
}
