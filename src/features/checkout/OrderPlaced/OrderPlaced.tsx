import { useId } from 'react'
import type { AddressForm } from '#domain/address/address.ts'
import { formatRupees } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { paths } from '#features/shared/paths.ts'
import { contact, hours } from '#site/contact.ts'
import { ordering } from '#site/ordering.ts'
import { paymentWords } from '#site/payment.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { TextLink } from '#ui/Button/TextLink.tsx'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import { chatLink, orderMessage, orderNumberOf } from '../orderMessage.ts'
import * as styles from './OrderPlaced.css.ts'

export interface OrderPlacedProps {
  order: Order
  /** The whole address, as long as the page knows it. */
  to?: AddressForm | undefined
  onPrint: () => void
}

/**
 * The third step (spec.md §2, checkout): the order's number, its total and when it comes. No server has it, so that it
 * says plainly how it reaches the shop.
 */
export function OrderPlaced({ order, to, onPrint }: OrderPlacedProps) {
  const { phone, whatsapp } = contact
  const sending = useId()
  const { address, estimatedDays, totals } = order
  return (
    <div className={styles.placed}>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.quiet}>Order ID</dt>
          <dd className={`${type.tileName} ${styles.figures}`}>{orderNumberOf(order)}</dd>
        </div>
        <div>
          <dt className={styles.quiet}>Total</dt>
          <dd className={`${type.tileName} ${styles.figures}`}>{formatRupees(totals.total)}</dd>
        </div>
        <div>
          <dt className={styles.quiet}>Expected delivery</dt>
          <dd className={type.tileName}>
            {estimatedDays} days, to {address.city}
          </dd>
        </div>
      </dl>
      <section className={styles.sending} aria-labelledby={sending}>
        <h2 className={type.featuredName} id={sending}>
          {ordering.title}
        </h2>
        <p className={styles.words}>{ordering.sentence}</p>
        <div className={styles.ways}>
          {whatsapp && (
            <ButtonLink
              href={chatLink(whatsapp, orderMessage(order, to))}
              icon={<Emblem name="whatsapp" size={20} />}
              target="_blank"
              rel="noopener noreferrer"
            >
              {ordering.send}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={`tel:${phone.dial}`} icon={<Emblem name="phone" size={20} />}>
            {ordering.call(phone.text)}
          </ButtonLink>
        </div>
        <p className={`${type.small} ${styles.quiet}`}>
          {ordering.hours} {hours.shop.join('; ')}. {paymentWords.notTaken}
        </p>
        <p>
          <Button variant="plain" onClick={onPrint}>
            {ordering.print}
          </Button>
        </p>
      </section>
      <div className={styles.on}>
        <TextLink href={paths.collections} icon="arrowRight">
          Continue Shopping
        </TextLink>
        <TextLink href={paths.home}>Back to Home</TextLink>
      </div>
    </div>
  )
}
