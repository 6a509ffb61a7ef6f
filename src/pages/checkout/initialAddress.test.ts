import { describe, expect, test } from 'vitest'
import { emptyAddress } from '#domain/address/address.ts'
import { emptyCart } from '#domain/cart/cart.ts'
import { entryOf } from './entry.ts'
import { initialAddress } from './initialAddress.ts'

const cart = { ...emptyCart, shippingAddress: { state: 'Kerala', city: 'Kochi' } }

describe('the initial address', () => {
  test('the initial address is empty where nothing is known', () => {
    expect(initialAddress(emptyCart, undefined)).toEqual(emptyAddress)
  })

  test('the initial address has the place of the delivery check', () => {
    const begun = initialAddress(emptyCart, { state: 'Goa', pincode: '403001' })
    expect(begun).toEqual({ ...emptyAddress, state: 'Goa', pincode: '403001' })
  })

  test('the initial address prefers the destination of the cart, with the pincode of the check if it is of that state', () => {
    expect(initialAddress(cart, { state: 'Goa', pincode: '403001' })).toMatchObject({ city: 'Kochi', pincode: '' })
    expect(initialAddress(cart, { state: 'Kerala', pincode: '682001' })).toMatchObject({ pincode: '682001' })
  })
})

test.each([
  [null, {}],
  [7, {}],
  [{ isPayment: 'yes', orderId: 7 }, {}],
  [{ isPayment: true }, { isPayment: true }],
  [{ orderId: 'PW1' }, { orderId: 'PW1' }],
])('a history entry with the state %j is read as %j', (state, entry) => {
  expect(entryOf(state)).toEqual(entry)
})
