import type { AddressForm } from '#domain/address/address.ts'
import type { Order, PaymentMethod } from '#domain/order/order.ts'
import type { ShippingResult } from '#domain/shipping/shippingTo.ts'
import { PaymentStep } from '#features/checkout/PaymentStep/PaymentStep.tsx'
import { coupons } from '#site/coupons.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'

/** What is chosen on the payment's step, kept while the shopper looks back at the address. */
export interface Wishes {
  method: PaymentMethod
  giftNote: string
}

interface PaymentPartProps {
  wishes: Wishes
  onWishes: (wishes: Wishes) => void
  form: AddressForm
  shipping: ShippingResult
  onBack: () => void
  onPlaced: (order: Order) => void
}

/** The second step, and the payment that it simulates. */
export function PaymentPart({ wishes, onWishes, form, shipping, onBack, onPlaced }: PaymentPartProps) {
  const { method, giftNote } = wishes
  const { city, state } = form
  const { placing, place } = usePlaceOrder(
    { coupons, shipping, address: { city, state }, paymentMethod: method, giftNote },
    onPlaced,
  )
  return (
    <PaymentStep
      method={method}
      onMethod={(chosen) => onWishes({ ...wishes, method: chosen })}
      giftNote={giftNote}
      onGiftNote={(note) => onWishes({ ...wishes, giftNote: note })}
      placing={placing}
      onBack={onBack}
      onPlaceOrder={place}
    />
  )
}
