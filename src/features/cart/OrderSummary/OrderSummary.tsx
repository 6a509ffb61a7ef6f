import type { ReactNode } from 'react'
import { formatItems } from '#domain/items.ts'
import type { OrderTotals } from '#domain/cart/orderTotals.ts'
import { formatRupees } from '#domain/money.ts'
import { ReceiptPaper } from '#features/shared/ReceiptPaper/ReceiptPaper.tsx'
import { orderSummaryTitle } from '#site/receiptLabels.ts'
import { type } from '#theme/type.css.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './OrderSummary.css.ts'

export interface OrderSummaryProps {
  /** From `orderTotalsOf`. */
  summary: OrderTotals
  /** Below the total. */
  children?: ReactNode
}

/** The amounts of the cart, before it is known where they are shipped. A discount of 0 is not shown. */
export function OrderSummary({ summary, children }: OrderSummaryProps) {
  const { subtotal, discount, total, itemCount, appliedCoupon } = summary
  return (
    <ReceiptPaper title={orderSummaryTitle} place="beside">
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>Subtotal ({formatItems(itemCount)})</dt>
          <dd className={styles.amount}>{formatRupees(subtotal)}</dd>
        </div>
        {discount > 0 && (
          <div className={`${styles.row} ${styles.saving}`}>
            <dt>Discount{appliedCoupon && ` (${appliedCoupon})`}</dt>
            <dd className={styles.amount}>−{formatRupees(discount)}</dd>
          </div>
        )}
        <div className={styles.row}>
          <dt>Shipping</dt>
          <dd className={`${type.small} ${styles.note}`}>Calculated at checkout by location and item count</dd>
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
