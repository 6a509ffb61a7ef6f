import { useState } from 'react'
import type { AddressForm } from '#domain/address/address.ts'
import { withAddress } from '#domain/cart/address.ts'
import { lineKey, type Cart } from '#domain/cart/cart.ts'
import { revalidated } from '#domain/cart/cartCoupon.ts'
import { coupons } from '#site/coupons.ts'

interface Initial {
  lines: string
  coupon: string | undefined
}

/**
 * Whether the cart has other lines, quantities or finishing than the checkout began with, or another coupon. The checkout
 * itself changes none of them: it was another tab. Only a coupon that is not valid any more is removed by every tab, with
 * a message of its own. `now` is undefined until the cart has been read.
 */
export function useChangedElsewhere(cart: Cart, form: AddressForm, now: Date | undefined): boolean {
  const [initial, setInitial] = useState<Initial>()
  const lines = JSON.stringify(cart.items.map((item) => [lineKey(item), item.quantity, item.finishing]))
  const { appliedCoupon: coupon } = cart
  if (!now) return false
  if (!initial) {
    setInitial({ lines, coupon })
    return false
  }
  const isEnded = coupon === undefined && initial.coupon !== undefined && !isValid(initial.coupon, { cart, form, now })
  if (isEnded) setInitial({ ...initial, coupon })
  return lines !== initial.lines || (coupon !== initial.coupon && !isEnded)
}

function isValid(appliedCoupon: string, { cart, form, now }: { cart: Cart; form: AddressForm; now: Date }): boolean {
  return !revalidated(withAddress({ ...cart, appliedCoupon }, form), coupons, now).invalidated
}
