import { itemCountOf, type CartItem } from '#domain/cart/cart.ts'
import { formatRupees } from '#domain/money.ts'
import type { ShippingResult } from '#domain/shipping/shippingTo.ts'
import { deliveryTimes } from '#features/shared/deliveryTimes.ts'
import { type } from '#theme/type.css.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './DeliveryInfo.css.ts'

export interface DeliveryInfoProps {
  city: string
  state: string
  /** Rate for that place. */
  shipping: ShippingResult
  /** What is to be sent. */
  lines: readonly CartItem[]
}

/** Destination, shipping cost per item and delivery time. */
export function DeliveryInfo({ city, state, shipping, lines }: DeliveryInfoProps) {
  const cost = formatRupees(shipping.cost)
  return (
    <div className={styles.box}>
      <Icon className={styles.icon} name="truck" size={22} />
      <div className={`${type.small} ${styles.text}`}>
        <p className={styles.strong} aria-live="off">
          Delivery to {city}, {state}
        </p>
        <p>
          Shipping cost: {cost} per item ({cost} × {itemCountOf({ items: lines })})
        </p>
        <p>Estimated delivery time: {deliveryTimes(lines, shipping.estimatedDays).join('; ')}</p>
        {shipping.isKerala && <p>The special rate for Kerala is applied.</p>}
      </div>
    </div>
  )
}
