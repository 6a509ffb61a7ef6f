import { useEffect } from 'react'
import { couponWords } from '#domain/coupon/couponWords.ts'
import { useCartStore } from '#shopper/cart.ts'
import { cartActions } from '#shopper/cartActions.ts'
import { coupons } from '#site/coupons.ts'
import { notify } from '#ui/Toast/notify.ts'

/** Holds the coupon against every change of the cart while it is shown, and says why one has fallen (spec.md §4, cart). */
export function useCouponWatch(): void {
  const fallen = useCartStore(({ fallenCoupon }) => fallenCoupon)
  useEffect(() => cartActions.watchCoupon(coupons, () => new Date()), [])
  useEffect(() => {
    if (!fallen) return
    cartActions.dismissFallenCoupon()
    notify(couponWords.refused(fallen.refusal), { kind: 'error' })
  }, [fallen])
}
