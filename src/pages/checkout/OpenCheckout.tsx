import { useEffect, useEffectEvent, useState } from 'react'
import type { AddressForm } from '#domain/address/address.ts'
import { withAddress } from '#domain/cart/address.ts'
import { isBuyable, itemCountOf } from '#domain/cart/cart.ts'
import { revalidated } from '#domain/cart/cartCoupon.ts'
import { orderTotalsOf } from '#domain/cart/orderTotals.ts'
import { paymentMethods } from '#domain/order/paymentMethod.ts'
import { shippingTo } from '#domain/shipping/shippingTo.ts'
import { useCouponWatch } from '#features/cart/useCouponWatch/useCouponWatch.connected.tsx'
import { CartChanges } from '#features/checkout/CartChanges.tsx'
import { CheckoutSummary } from '#features/checkout/CheckoutSummary/CheckoutSummary.tsx'
import { DeliveryInfo } from '#features/checkout/DeliveryInfo/DeliveryInfo.tsx'
import { Redirect } from '#features/shared/Redirect.connected.tsx'
import { paths } from '#site/paths.ts'
import { coupons } from '#site/coupons.ts'
import { otherShipping, shippingRates } from '#site/shipping.ts'
import { useCheckoutDraftStore, type PaymentChoice } from '#state/checkoutDraft.ts'
import { useCartStore } from '#state/cart.ts'
import { cartActions } from '#state/cartActions.ts'
import { useDeliveryPlaceStore } from '#state/deliveryPlace.ts'
import { afterPress } from '#ui/afterPress.ts'
import { useReconciledCart } from '../useReconciledCart.ts'
import { AddressPart } from './AddressPart.tsx'
import type { CheckoutFrame } from './checkoutFrame.ts'
import { initialAddress } from './initialAddress.ts'
import { useChangedElsewhere } from './useChangedElsewhere.ts'
import type { useCheckoutStep } from './useCheckoutStep.ts'
import type { useLazySteps } from './useLazySteps.ts'
import { useCartChangedAt } from './useCartChangedAt.ts'
import { useSavedAddress } from './useSavedAddress.ts'

const untouched: PaymentChoice = { method: paymentMethods[0], giftNote: '' }

interface OpenCheckoutProps {
  step: ReturnType<typeof useCheckoutStep>
  lazySteps: ReturnType<typeof useLazySteps>
  children: CheckoutFrame
}

/**
 * Address and payment. An empty cart redirects to the cart page, which says so (handbook, Rules: checkout). The payment
 * step requires a checked address, which a reload forgets.
 */
export function OpenCheckout({ step, lazySteps, children: frame }: OpenCheckoutProps) {
  const { entry, toPayment, back, toSuccess } = step
  const { cart, isReady } = useCartStore()
  const { draft, isReady: isDraftReady, isChecked, resets, check, choosePayment } = useCheckoutDraftStore()
  const place = useDeliveryPlaceStore((store) => store.place)
  const fills = useSavedAddress()
  const now = useCartChangedAt()
  const reconcile = useReconciledCart(isReady)
  const form = draft?.form ?? initialAddress(cart, place)
  const isChangedElsewhere = useChangedElsewhere(cart, form, isReady ? now : undefined)
  useCouponWatch()
  const [isShown, setIsShown] = useState(isReady)
  useEffect(() => {
    useDeliveryPlaceStore.getState().rehydrate()
    // The step moves the footer: not while it is pressed.
    afterPress(() => setIsShown(true))
  }, [])
  const isUnchecked = entry.isPayment && !isChecked
  useEffect(() => {
    // A reload restores the scroll offset of the payment, which would be in the middle of the address.
    if (isUnchecked) scrollTo(0, 0)
  }, [isUnchecked])
  const { steps } = lazySteps
  const isEmpty = isReady && itemCountOf(cart) === 0
  const leavesPayment = isEmpty && entry.isPayment
  const leave = useEffectEvent(back)
  useEffect(() => {
    if (leavesPayment) leave()
  }, [leavesPayment])

  if (!isShown || !now || !isReady || !isDraftReady) return frame({ step: 1 })
  // From the payment it goes back first: its entry and the address's would both become the cart's.
  if (isEmpty) return leavesPayment ? frame({ step: 1 }) : <Redirect to={paths.cart} />

  const shipping = form.state && form.city.trim() ? shippingTo(shippingRates, otherShipping, form) : undefined
  // A coupon that is not valid for the typed address gives no discount; Continue removes it from the cart.
  const { cart: priced, invalidated } = revalidated(withAddress(cart, form), coupons, now)
  const summary = orderTotalsOf(priced, { coupons, now, shipping })
  const aside = <CheckoutSummary lines={cart.items} summary={summary} />
  const changes = (
    <CartChanges
      items={cart.items}
      isChangedElsewhere={isChangedElsewhere}
      invalidated={invalidated}
      isPlacing={isChecked && draft?.isPlacing}
    />
  )
  if (entry.isPayment && isChecked && shipping && steps) {
    return frame({
      step: 2,
      aside,
      children: (
        <>
          {changes}
          <steps.PaymentPart
            values={draft?.payment ?? untouched}
            onValues={choosePayment}
            form={form}
            shipping={shipping}
            reconcile={reconcile}
            total={summary.total}
            shownAt={now}
            onBack={back}
            onPlaced={toSuccess}
          />
        </>
      ),
    })
  }
  const continueWith = (checked: AddressForm) => {
    check(checked)
    cartActions.setAddress(checked)
    lazySteps.open(toPayment)
  }
  return frame({
    step: 1,
    aside,
    total: summary.total,
    children: (
      <>
        {changes}
        {/* The form reads its initial values once: a new key resets it. */}
        <AddressPart
          key={`${fills} ${resets}`}
          form={form}
          notice={steps && <steps.AddressNotice />}
          onContinue={continueWith}
          next={lazySteps.state}
        >
          {shipping && (
            <DeliveryInfo
              city={form.city.trim()}
              state={form.state}
              shipping={shipping}
              lines={cart.items.filter(isBuyable)}
            />
          )}
        </AddressPart>
      </>
    ),
  })
}
