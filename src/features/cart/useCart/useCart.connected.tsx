import { useState } from 'react'
import { orderSummaryOf } from '#domain/cart/orderSummary.ts'
import { useCartStore } from '#shopper/cart.ts'
import { coupons } from '#site/coupons.ts'
import { useCouponWatch } from '../useCouponWatch/useCouponWatch.connected.tsx'

/** This device's cart and what it comes to, wherever it is shown; its coupon is watched over meanwhile. */
export function useCart() {
  const cart = useCartStore((store) => store.cart)
  const [openedAt] = useState(() => new Date())
  useCouponWatch()
  return { cart, summary: orderSummaryOf(cart, { coupons, now: openedAt }) }
}
