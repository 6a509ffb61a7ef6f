import { useState } from 'react'
import { orderTotalsOf } from '#domain/cart/orderTotals.ts'
import { useCartStore } from '#state/cart.ts'
import { coupons } from '#site/coupons.ts'
import { useCouponWatch } from '../useCouponWatch/useCouponWatch.connected.tsx'

/** The cart with its summary; revalidates the coupon while mounted. */
export function useCart() {
  const cart = useCartStore((store) => store.cart)
  const [openedAt] = useState(() => new Date())
  useCouponWatch()
  return { cart, summary: orderTotalsOf(cart, { coupons, now: openedAt }) }
}
