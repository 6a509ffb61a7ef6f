import { useEffect, useState } from 'react'
import { orderSummaryOf } from '#domain/cart/orderSummary.ts'
import { couponWords } from '#domain/coupon/couponWords.ts'
import { useCartStore } from '#shopper/cart.ts'
import { cartActions } from '#shopper/cartActions.ts'
import { coupons } from '#site/coupons.ts'
import { notify } from '#ui/Toast/notify.ts'

/**
 * This device's cart and what it comes to, wherever it is shown: its coupon is watched over meanwhile, and one that falls
 * is told with its reason (spec.md §4).
 */
export function useCart() {
  const cart = useCartStore((store) => store.cart)
  const fallen = useCartStore(({ fallenCoupon }) => fallenCoupon)
  const [openedAt] = useState(() => new Date())
  useEffect(() => cartActions.watchCoupon(coupons, () => new Date()), [])
  useEffect(() => {
    if (!fallen) return
    cartActions.dismissFallenCoupon()
    notify(couponWords.refused(fallen.refusal), { kind: 'error' })
  }, [fallen])
  return { cart, summary: orderSummaryOf(cart, { coupons, now: openedAt }) }
}
