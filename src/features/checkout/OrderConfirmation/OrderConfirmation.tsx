import { useId, type ReactNode } from 'react'
import type { AddressForm } from '#domain/address/address.ts'
import { formatRupees } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { orderNumber } from '#site/orderNumber.ts'
import { deliveryTimes } from '#features/shared/deliveryTimes.ts'
import { whatsAppUrl } from '#features/shared/whatsAppUrl.ts'
import { contact, hours } from '#site/contact.ts'
import { ordering } from '#site/ordering.ts'
import { paymentTexts } from '#site/payment.ts'
import { expectedDeliveryLabel } from '#site/receiptLabels.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { notSentId } from '../notSentId.ts'
import { orderMessage } from '../orderMessage.ts'
import * as styles from './OrderConfirmation.css.ts'

export interface OrderConfirmationProps {
  order: Order
  /** The full address, if still in memory. */
  to?: AddressForm | undefined
  /** The device could not store the order: a reload loses it. */
  isUnsaved?: boolean
  onPrint: () => void
  /** Links below. */
  children?: ReactNode
}

/**
 * The third step (handbook, Rules: checkout): that the order has not reached the shop and how to send it, then order number,
 * total and delivery time. No server stores the order.
 */
export function OrderConfirmation({ order, to, isUnsaved = false, onPrint, children }: OrderConfirmationProps) {
  const { phone, whatsapp } = contact
  const headingId = useId()
  const { address, lines, estimatedDays, totals } = order
  const [first, ...others] = deliveryTimes(lines, estimatedDays)
  return (
    <div className={styles.confirmation}>
      <section className={styles.instructions} aria-labelledby={headingId}>
        <div className={styles.notSent}>
          <Notice tone="warning" size="large" id={notSentId}>
            {ordering.notSent}
          </Notice>
          {isUnsaved && (
            <Notice tone="danger" role="alert">
              {ordering.unsaved}
            </Notice>
          )}
        </div>
        <h2 className={type.featuredName} id={headingId}>
          {ordering.title}
        </h2>
        <p className={styles.text}>{ordering.sentence(whatsapp ? ordering.ways.whatsApp : ordering.ways.call)}</p>
        <div className={styles.contactButtons}>
          {whatsapp && (
            <ButtonLink
              href={whatsAppUrl(whatsapp, orderMessage(order, to))}
              icon="whatsapp"
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={notSentId}
            >
              {ordering.send}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={`tel:${phone.dial}`} icon="phone" aria-describedby={notSentId}>
            {ordering.call(phone.text)}
          </ButtonLink>
          <Button className={styles.print} variant="plain" onClick={onPrint}>
            {ordering.print}
          </Button>
        </div>
        <p className={`${type.small} ${styles.muted}`}>
          {ordering.hours} {hours.shop.join('; ')}. {paymentTexts.notTaken}
        </p>
      </section>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.muted}>Order ID</dt>
          <dd className={`${type.tileName} ${styles.figures}`}>{orderNumber(order.orderId)}</dd>
        </div>
        <div>
          <dt className={styles.muted}>Total</dt>
          <dd className={`${type.tileName} ${styles.figures}`}>{formatRupees(totals.total)}</dd>
        </div>
        <div>
          <dt className={styles.muted}>{expectedDeliveryLabel}</dt>
          <dd className={type.tileName}>{[`${first}, to ${address.city}`, ...others].join('; ')}</dd>
        </div>
      </dl>
      <div className={styles.links}>{children}</div>
    </div>
  )
}
