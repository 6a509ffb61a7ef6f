import { formatRupees } from '#domain/money.ts'
import type { ShippingResult } from '#domain/shipping/shippingTo.ts'
import { type } from '#theme/type.css.ts'
import { Emblem } from '#ui/Icon/Emblem.tsx'
import * as styles from './DeliveryInfo.css.ts'

export interface DeliveryInfoProps {
  city: string
  state: string
  /** What the table says of that place. */
  shipping: ShippingResult
  /** Pieces to be sent. */
  itemCount: number
}

/** Where the parcel goes, what each piece costs on its way, and how long it takes (spec.md §2, checkout). */
export function DeliveryInfo({ city, state, shipping, itemCount }: DeliveryInfoProps) {
  const cost = formatRupees(shipping.cost)
  return (
    <div className={styles.box}>
      <Emblem className={styles.sign} name="truck" size={22} />
      <div className={`${type.small} ${styles.words}`}>
        <p className={styles.strong}>
          Delivery to {city}, {state}
        </p>
        <p>
          Shipping cost: {cost} per item ({cost} × {itemCount})
        </p>
        <p>Estimated delivery time: {shipping.estimatedDays} days</p>
        {shipping.isKerala && <p>The special rate for Kerala is applied.</p>}
      </div>
    </div>
  )
}
