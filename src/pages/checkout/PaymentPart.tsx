import type { AddressForm } from '#domain/address/address.ts'
import { lineMarksOf } from '#domain/cart/lineMark.ts'
import { formatRupees, type Rupees } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import type { ShippingResult } from '#domain/shipping/shippingTo.ts'
import { PaymentStep } from '#features/checkout/PaymentStep/PaymentStep.tsx'
import { useCartStore } from '#state/cart.ts'
import type { PaymentChoice } from '#state/checkoutDraft.ts'
import { coupons } from '#site/coupons.ts'
import { limits } from '#site/limits.ts'
import { shop } from '#site/shop.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'

interface PaymentPartProps {
  values: PaymentChoice
  onValues: (values: PaymentChoice) => void
  form: AddressForm
  shipping: ShippingResult
  /** Asks the store for the cart's prices and stock once more. */
  reconcile: () => Promise<void>
  /** Of the cart as shown. */
  total: Rupees
  /** The time for which the cart is priced. */
  shownAt: Date
  onBack: () => void
  onPlaced: (order: Order) => void
}

/** The second step, with a simulated payment. */
export function PaymentPart({
  values,
  onValues,
  form,
  shipping,
  reconcile,
  total,
  shownAt,
  onBack,
  onPlaced,
}: PaymentPartProps) {
  const { method, giftNote } = values
  const { city, state } = form
  const changes = useCartStore(({ cart }) => lineMarksOf(cart.items))
  const { placing, place } = usePlaceOrder(
    {
      coupons,
      shipping,
      address: { city, state },
      paymentMethod: method,
      giftNote,
      giftNoteLetters: limits.giftNoteLetters,
      orderPrefix: shop.orderPrefix,
    },
    shownAt,
    reconcile,
    onPlaced,
  )
  return (
    <PaymentStep
      to={form}
      method={method}
      onMethod={(chosen) => onValues({ ...values, method: chosen })}
      giftNote={giftNote}
      onGiftNote={(note) => onValues({ ...values, giftNote: note })}
      placing={placing}
      changes={changes}
      total={formatRupees(total)}
      onBack={onBack}
      onPlaceOrder={place}
    />
  )
}
