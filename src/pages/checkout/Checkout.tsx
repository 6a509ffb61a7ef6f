import { useEffect, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { AddressForm } from '#domain/address/address.ts'
import { itemCountOf } from '#domain/cart/cart.ts'
import { orderSummaryOf } from '#domain/cart/orderSummary.ts'
import { shippingTo } from '#domain/shipping/shippingTo.ts'
import { useCouponWatch } from '#features/cart/useCouponWatch/useCouponWatch.connected.tsx'
import { CheckoutSummary } from '#features/checkout/CheckoutSummary/CheckoutSummary.tsx'
import type { CheckoutViewProps } from '#features/checkout/CheckoutView/CheckoutView.tsx'
import { paths } from '#features/shared/paths.ts'
import { useAddressDraftStore } from '#shopper/addressDraft.ts'
import { useCartStore } from '#shopper/cart.ts'
import { cartActions } from '#shopper/cartActions.ts'
import { followPlace, useDeliveryPlaceStore } from '#shopper/deliveryPlace.ts'
import { useOrderStore } from '#shopper/order.ts'
import { coupons } from '#site/coupons.ts'
import { otherShipping, shippingRates } from '#site/shipping.ts'
import { initialAddress } from './initialAddress.ts'
import { AddressPart, loadSteps, OrderPlaced, OrderSlip, PaymentPart } from './laterParts.ts'
import type { Wishes } from './PaymentPart.tsx'
import { useEntry } from './useEntry.ts'
import { useNow } from './useNow.ts'

interface CheckoutProps {
  /** Draws the page's own frame around a step. */
  children: (view: CheckoutViewProps) => ReactNode
}

/**
 * The order that was placed is shown from its own snapshot; before that an empty cart leads back to the cart, which says
 * so (spec.md §2, checkout). The payment is shown once the address is known, which no reload survives.
 */
export function Checkout({ children: frame }: CheckoutProps) {
  const { entry, toPayment, back, toSuccess } = useEntry()
  const { cart, isReady } = useCartStore()
  const { order, isReady: isOrderReady } = useOrderStore()
  const { form: draft, isChecked, check } = useAddressDraftStore()
  const place = useDeliveryPlaceStore(({ value }) => value)
  const [wishes, setWishes] = useState<Wishes>({ method: 'upi', giftNote: '' })
  const now = useNow()
  useCouponWatch()
  const hasAsked = useAskDevice()
  const placed = order?.orderId === entry.orderId ? order : undefined
  useEffect(() => {
    // However the success is left, what was ordered leaves the cart then, and cannot be ordered again.
    return placed && (() => useOrderStore.getState().complete())
  }, [placed])

  if (!hasAsked || !now || !isReady || !isOrderReady) return frame({ step: 1 })
  if (placed) {
    const { city, state } = placed.address
    const to = draft && isChecked && draft.city === city && draft.state === state ? draft : undefined
    return frame({
      step: 3,
      isArrival: isChecked,
      aside: <OrderSlip order={placed} to={to} />,
      children: <OrderPlaced order={placed} to={to} onPrint={() => window.print()} />,
    })
  }
  if (itemCountOf(cart) === 0) return <Navigate to={paths.cart} replace />

  const form = draft ?? initialAddress(cart, place)
  const shipping = form.state && form.city.trim() ? shippingTo(shippingRates, otherShipping, form) : undefined
  const summary = orderSummaryOf(cart, { coupons, now, shipping })
  const aside = <CheckoutSummary lines={cart.items.filter(({ isGone }) => !isGone)} summary={summary} />
  if (entry.isPayment && isChecked && shipping) {
    return frame({
      step: 2,
      aside,
      children: (
        <PaymentPart
          wishes={wishes}
          onWishes={setWishes}
          form={form}
          shipping={shipping}
          onBack={back}
          onPlaced={toSuccess}
        />
      ),
    })
  }
  const continueWith = (checked: AddressForm) => {
    check(checked)
    cartActions.setAddress(checked)
    toPayment()
  }
  return frame({
    step: 1,
    aside,
    children: <AddressPart cart={cart} form={form} shipping={shipping} onContinue={continueWith} />,
  })
}

/**
 * Asks this device for the last order and for the place of the delivery check, and brings the code of every step at once:
 * the network may be gone when the next is wanted. True when that is done.
 */
function useAskDevice(): boolean {
  const [hasAsked, setHasAsked] = useState(false)
  useEffect(() => {
    useOrderStore.getState().rehydrate()
    const unfollow = followPlace()
    let isGone = false
    void loadSteps().then(() => isGone || setHasAsked(true))
    return () => {
      isGone = true
      unfollow()
    }
  }, [])
  return hasAsked
}
