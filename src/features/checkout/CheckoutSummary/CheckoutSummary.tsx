import { useId, type ReactNode } from 'react'
import { lineTotalOf } from '#domain/cart/amounts.ts'
import { lineKey } from '#domain/cart/cart.ts'
import type { OrderSummary } from '#domain/cart/orderSummary.ts'
import { formatRupees } from '#domain/money.ts'
import type { OrderLine } from '#domain/order/order.ts'
import { displayName } from '#domain/product/product.ts'
import { pictureIn, picturePlaces } from '#features/shared/pictures.ts'
import { type } from '#theme/type.css.ts'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './CheckoutSummary.css.ts'

export interface CheckoutSummaryProps {
  lines: readonly OrderLine[]
  summary: OrderSummary
  /** What follows the total. */
  children?: ReactNode
}

/** The slip beside the checkout: each line, and what it comes to (spec.md §2, checkout). */
export function CheckoutSummary({ lines, summary, children }: CheckoutSummaryProps) {
  const { subtotal, discount, shippingCost, total, appliedCoupon } = summary
  const title = useId()
  return (
    <section className={styles.slip} aria-labelledby={title}>
      <ZariLine />
      <div className={styles.body}>
        <h2 className={type.featuredName} id={title}>
          Order Summary
        </h2>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={lineKey(line)} line={line} />
          ))}
        </ul>
        <dl className={styles.rows}>
          <div className={styles.row}>
            <dt>Subtotal</dt>
            <dd className={styles.amount}>{formatRupees(subtotal)}</dd>
          </div>
          {discount > 0 && (
            <div className={`${styles.row} ${styles.discount}`}>
              <dt>Discount{appliedCoupon && ` (${appliedCoupon})`}</dt>
              <dd className={styles.amount}>−{formatRupees(discount)}</dd>
            </div>
          )}
          <div className={styles.row}>
            <dt>Shipping{discount === 0 && appliedCoupon && ` (${appliedCoupon})`}</dt>
            {shippingCost === undefined ? (
              <dd className={styles.quiet}>Enter address</dd>
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

function Line({ line }: { line: OrderLine }) {
  const { product, quantity, finishing } = line
  const name = displayName(product)
  const { image } = product
  return (
    <li className={styles.line}>
      <Picture
        {...pictureIn(picturePlaces.thumb, image)}
        alt={image?.alt ?? name}
        width={56}
        height={84}
        ratio="2 / 3"
        position={image?.focus}
        ground={image?.colour}
      />
      <div>
        <p className={type.small}>{name}</p>
        <p className={`${type.meta} ${styles.quiet}`}>Quantity {quantity}</p>
        {finishing && <p className={`${type.meta} ${styles.quiet}`}>With {finishing.join(', ')}: we will call you</p>}
      </div>
      <p className={styles.amount}>{formatRupees(lineTotalOf(line))}</p>
    </li>
  )
}
