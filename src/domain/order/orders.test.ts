import { expect, test } from 'vitest'
import { cartProductOf } from '../cart/cartProduct.ts'
import { normaliseProduct } from '../product/normaliseProduct.ts'
import type { Order } from './order.ts'
import { readOrders, withOrder, withoutOrder } from './orders.ts'

const order = (orderId: string): Order => ({
  orderId,
  placedAt: '2024-12-01T05:30:00.000Z',
  lines: [{ product: cartProductOf(normaliseProduct({ entityId: 'a', name: 'Saree a' })), quantity: 1 }],
  totals: { subtotal: 2999, discount: 0, shippingCost: 60, total: 3059, itemCount: 1 },
  address: { city: 'Kochi', state: 'Kerala' },
  estimatedDays: '2-3',
  paymentMethod: 'upi',
})
const ids = (orders: readonly Order[]) => orders.map(({ orderId }) => orderId)

test('the newest order comes first, once, and only the last fifty are kept', () => {
  const two = withOrder(withOrder([], order('PW1')), order('PW2'))
  expect(ids(two)).toEqual(['PW2', 'PW1'])
  expect(withOrder(two, order('PW1'))).toBe(two)
  const many = Array.from({ length: 53 }, (_, at) => order(`PW${at}`)).reduce(withOrder, [])
  expect(many).toHaveLength(50)
  expect(many.at(-1)?.orderId).toBe('PW3')
})

test('only the deleted order is removed', () => {
  const two = [order('PW2'), order('PW1')]
  expect(ids(withoutOrder(two, 'PW2'))).toEqual(['PW1'])
  expect(withoutOrder(two, 'PW3')).toBe(two)
})

test('orders round-trip; a list with an incomplete order is rejected', () => {
  const two = [order('PW2'), order('PW1')]
  expect(readOrders(JSON.parse(JSON.stringify(two)))).toEqual(two)
  expect(readOrders([])).toEqual([])
  for (const none of [undefined, 'PW1', {}, [...two, { orderId: 'PW3' }]]) expect(readOrders(none)).toBeUndefined()
})
