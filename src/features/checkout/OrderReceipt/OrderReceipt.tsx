import { formatDay } from '#domain/day.ts'
import { recipientLines, type AddressForm } from '#domain/address/address.ts'
import type { Order } from '#domain/order/order.ts'
import { orderNumber } from '#site/orderNumber.ts'
import { deliveryTimes } from '#features/shared/deliveryTimes.ts'
import { contact, hours } from '#site/contact.ts'
import { ordering } from '#site/ordering.ts'
import { deliveryToLabel, expectedDeliveryLabel, giftNoteLabel } from '#site/receiptLabels.ts'
import { shop } from '#site/shop.ts'
import { type } from '#theme/type.css.ts'
import { Logo } from '#ui/Logo/Logo.tsx'
import { CheckoutSummary } from '../CheckoutSummary/CheckoutSummary.tsx'
import { paymentNameOf } from '../orderMessage.ts'
import * as styles from './OrderReceipt.css.ts'

export interface OrderReceiptProps {
  order: Order
  /** The full address, if still in memory; otherwise the receipt has space to write it down. */
  to?: AddressForm | undefined
}

/**
 * The receipt of a placed order, called 'slip' on screen: nothing has been paid, and a shopper could take a receipt for a
 * proof of payment. Printing prints only the receipt, with the shop's name and how to send it.
 */
export function OrderReceipt({ order, to }: OrderReceiptProps) {
  const { address, giftNote, lines, totals, estimatedDays } = order
  const phone = contact.phone.text
  const contactText = contact.whatsapp ? ordering.onWhatsApp(phone) : ordering.byCall(phone)
  return (
    <div className={styles.receipt} data-order-receipt="">
      <div className={styles.printOnly}>
        <Logo name={shop.name} />
        <p className={type.strong}>
          Order {orderNumber(order.orderId)}, {formatDay(order.placedAt)}
        </p>
      </div>
      <CheckoutSummary lines={lines} summary={totals}>
        <dl className={`${type.small} ${styles.facts}`}>
          <div>
            <dt className={styles.muted}>{deliveryToLabel}</dt>
            <dd>
              <span className={styles.lines}>
                {(to ? recipientLines(to) : [`${address.city}, ${address.state}`]).join('\n')}
              </span>
              {!to && <span className={styles.blank}>Name, address and telephone:</span>}
            </dd>
          </div>
          <div>
            <dt className={styles.muted}>{expectedDeliveryLabel}</dt>
            <dd>{deliveryTimes(lines, estimatedDays).join('; ')}</dd>
          </div>
          <div>
            <dt className={styles.muted}>Payment method</dt>
            <dd>{paymentNameOf(order)}</dd>
          </div>
          {giftNote && (
            <div>
              <dt className={styles.muted}>{giftNoteLabel}</dt>
              <dd className={styles.lines}>{giftNote}</dd>
            </div>
          )}
        </dl>
        <p className={`${type.small} ${styles.printOnly}`}>
          {ordering.onPaper(contactText)} {hours.shop.join('; ')}.
        </p>
      </CheckoutSummary>
    </div>
  )
}
