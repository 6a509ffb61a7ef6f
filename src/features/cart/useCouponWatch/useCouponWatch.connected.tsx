import { useEffect } from 'react'
import { couponMessages } from '#domain/coupon/couponMessages.ts'
import { useCartStore } from '#state/cart.ts'
import { cartActions } from '#state/cartActions.ts'
import { coupons } from '#site/coupons.ts'
import { notify } from '#ui/Toast/notify.ts'

/** Revalidates the coupon on every change of the cart while mounted, and shows a toast if it becomes invalid. */
export function useCouponWatch(): void {
  useEffect(() => {
    const tell = ({ invalidatedCoupon: coupon } = useCartStore.getState()) => {
      if (!coupon) return
      cartActions.dismissInvalidatedCoupon()
      // After, and so in front of, the message about the change that made it invalid.
      queueMicrotask(() => notify(couponMessages.takenOff(coupon), { kind: 'error' }))
    }
    // Synchronously with the change, not in an effect: removing the last line unmounts the component first.
    const stopTelling = useCartStore.subscribe(tell)
    const stopWatching = cartActions.watchCoupon(coupons, () => new Date())
    tell()
    return () => {
      stopTelling()
      stopWatching()
    }
  }, [])
}
