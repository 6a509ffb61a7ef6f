import type { AddressForm } from '#domain/address/address.ts'
import type { Order } from '#domain/order/order.ts'
import { contact, hours } from '#site/contact.ts'
import { ordering } from '#site/ordering.ts'
import { shop } from '#site/shop.ts'
import { type } from '#theme/type.css.ts'
import { Logo } from '#ui/Logo/Logo.tsx'
import { CheckoutSummary } from '../CheckoutSummary/CheckoutSummary.tsx'
import { dayOf, orderNumberOf, paymentNameOf, recipientLines } from '../orderMessage.ts'
import * as styles from './OrderSlip.css.ts'

export interface OrderSlipProps {
  order: Order
  /** The whole address, as long as the page knows it; the slip has room to write it down otherwise. */
  to?: AddressForm | undefined
}

/**
 * The order as it was placed, on the shop's slip. On paper it is all there is of the page, with the shop's name above and
 * how to send it below.
 */
export function OrderSlip({ order, to }: OrderSlipProps) {
  const { address, giftNote, lines, totals } = order
  const phone = contact.phone.text
  const ways = contact.whatsapp ? ordering.onWhatsApp(phone) : ordering.byCall(phone)
  return (
    <div className={styles.slip} data-order-slip="">
      <div className={styles.paper}>
        <Logo name={shop.name} />
        <p className={type.strong}>
          Order {orderNumberOf(order)}, {dayOf(order)}
        </p>
      </div>
      <CheckoutSummary lines={lines} summary={totals}>
        <dl className={`${type.small} ${styles.facts}`}>
          <div>
            <dt className={styles.quiet}>Delivery to</dt>
            <dd>
              {(to ? recipientLines(to) : [`${address.city}, ${address.state}`]).map((line) => (
                <span className={styles.line} key={line}>
                  {line}
                </span>
              ))}
              {!to && <span className={styles.blank}>Name, address and telephone:</span>}
            </dd>
          </div>
          <div>
            <dt className={styles.quiet}>Payment method</dt>
            <dd>{paymentNameOf(order)}</dd>
          </div>
          {giftNote && (
            <div>
              <dt className={styles.quiet}>Gift note</dt>
              <dd className={styles.note}>{giftNote}</dd>
            </div>
          )}
        </dl>
        <p className={`${type.small} ${styles.paper}`}>
          {ordering.onPaper(ways)} {hours.shop.join('; ')}.
        </p>
      </CheckoutSummary>
    </div>
  )
}
