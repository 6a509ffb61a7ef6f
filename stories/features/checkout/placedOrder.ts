import { emptyAddress, type AddressForm } from '#domain/address/address.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { orderOf, type Order, type OrderTerms } from '#domain/order/order.ts'
import { cartOfThree } from '#mocks/data.ts'
import { earlierDay, morningOf } from '#mocks/clock.ts'
import { coupons } from '#site/coupons.ts'
import { limits } from '#site/limits.ts'
import { shop } from '#site/shop.ts'

/** A complete, validated address in Trivandrum. */
export const trivandrum: AddressForm = {
  ...emptyAddress,
  fullName: 'Lakshmi Nair',
  phone: '9847012345',
  email: 'lakshmi@example.in',
  addressLine1: 'TC 12/408, Pattom Palace Road',
  city: 'Trivandrum',
  state: 'Kerala',
  pincode: '695004',
}

/** An order of three items to Trivandrum, placed on a day on which coupons are valid; cart and coupon can be passed. */
export function placedOrder(cart: Cart = cartOfThree, terms: Partial<OrderTerms> = {}): Order {
  const order = orderOf(cart, {
    coupons,
    shipping: { cost: 60, estimatedDays: '2-3' },
    address: trivandrum,
    paymentMethod: 'upi',
    giftNoteLetters: limits.giftNoteLetters,
    orderPrefix: shop.orderPrefix,
    now: morningOf(earlierDay),
    ...terms,
  })
  if (!order) throw new Error('An empty cart makes no order')
  return order
}
