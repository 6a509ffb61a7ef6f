import type { ReactNode } from 'react'
import { lineTotalOf } from '#domain/cart/amounts.ts'
import { isBuyable, lineKey, type CartItem } from '#domain/cart/cart.ts'
import { lineMarkOf } from '#domain/cart/lineMark.ts'
import type { OrderTotals } from '#domain/cart/orderTotals.ts'
import { formatRupees } from '#domain/money.ts'
import type { OrderLine } from '#domain/order/order.ts'
import { displayName } from '#domain/product/product.ts'
import { preOrderNote } from '#features/shared/deliveryTimes.ts'
import { picturePlaces, productPicture } from '#features/shared/pictures.ts'
import { HyphenatedText } from '#features/shared/HyphenatedText/HyphenatedText.tsx'
import { ReceiptPaper } from '#features/shared/ReceiptPaper/ReceiptPaper.tsx'
import { type } from '#theme/type.css.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './CheckoutSummary.css.ts'
import { finishingList } from '#site/finishing.ts'
import { orderSummaryTitle } from '#site/receiptLabels.ts'

/** A line of the cart, or one of an order, which has no marks. */
type SummaryLine = OrderLine & Pick<CartItem, 'isGone' | 'priceWas'>

export interface CheckoutSummaryProps {
  lines: readonly SummaryLine[]
  summary: OrderTotals
  /** Below the total. */
  children?: ReactNode
}

/** The order summary of the checkout: lines and amounts. */
export function CheckoutSummary({ lines, summary, children }: CheckoutSummaryProps) {
  const { subtotal, discount, shippingCost, total, appliedCoupon } = summary
  return (
    <ReceiptPaper title={orderSummaryTitle}>
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
            <dd className={styles.muted}>Enter address</dd>
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
    </ReceiptPaper>
  )
}

function Line({ line }: { line: SummaryLine }) {
  const { product, quantity, finishing } = line
  const name = displayName(product)
  const { image } = product
  const preOrder = preOrderNote(product)
  const mark = lineMarkOf(line)
  return (
    <li className={styles.line}>
      <Picture
        className={styles.picture}
        {...productPicture(picturePlaces.cartLine, image)}
        alt={image?.alt ?? name}
        width={96}
        height={144}
        ratio="2 / 3"
        dimmed={!isBuyable(line)}
      />
      <div>
        <p className={`${type.small} ${styles.name}`}>
          <HyphenatedText>{name}</HyphenatedText>
        </p>
        <p className={`${type.meta} ${styles.muted}`}>
          Quantity {quantity}
          {quantity > 1 && isBuyable(line) && `, ${formatRupees(product.price)} each`}
        </p>
        {preOrder && <p className={`${type.meta} ${styles.muted}`}>{preOrder}</p>}
        {mark && <p className={`${type.meta} ${styles.mark}`}>{mark}</p>}
        {finishing && (
          <p className={`${type.meta} ${styles.muted}`}>With {finishingList(finishing)}: we will call you</p>
        )}
      </div>
      {isBuyable(line) && <p className={styles.amount}>{formatRupees(lineTotalOf(line))}</p>}
    </li>
  )
}
