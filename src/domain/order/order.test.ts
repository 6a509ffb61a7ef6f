import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coupons } from '#tests/support/coupons.ts'
import { addItem, emptyCart, lineKey, type Cart } from '../cart/cart.ts'
import { enterCoupon } from '../cart/cartCoupon.ts'
import { cartProductOf } from '../cart/cartProduct.ts'
import { withFinishing } from '../cart/lineNotes.ts'
import { reconcileCart } from '../cart/reconcile.ts'
import { normaliseProduct } from '../product/normaliseProduct.ts'
import { giftNoteOf, orderOf, pendingCompletion, type OrderTerms } from './order.ts'
import { readOrder } from './readOrder.ts'

const now = new Date('2024-12-01T05:30:00Z')
const product = (entityId: string, price: number) =>
  normaliseProduct({ entityId, name: `Saree ${entityId}`, price, originalPrice: price, images: ['/pictures/a.jpg'] })
const a = cartProductOf(product('a', 2850))
const b = cartProductOf(product('b', 12499))
const full = enterCoupon(addItem(addItem(emptyCart, a, 2, now), b, 1, now, 'M'), 'FESTIVE500', coupons, now).cart
const cart = withFinishing(full, lineKey({ product: a }), 'tassels', true)
const terms: OrderTerms = {
  coupons,
  shipping: { cost: 60, estimatedDays: '2-3' },
  address: { city: ' Kochi ', state: ' Kerala ' },
  paymentMethod: 'upi',
  giftNote: '  For Amma ',
  giftNoteLetters: 300,
  orderPrefix: 'PW',
  now,
}

test('an order is a snapshot of the cart', () => {
  expect(orderOf(cart, terms)).toEqual({
    orderId: 'PW1733031000000',
    placedAt: '2024-12-01T05:30:00.000Z',
    lines: [
      { product: a, quantity: 2, finishing: ['tassels'] },
      { product: b, quantity: 1, selectedSize: 'M' },
    ],
    totals: {
      subtotal: 18199,
      discount: 500,
      shippingCost: 180,
      total: 17879,
      itemCount: 3,
      appliedCoupon: 'FESTIVE500',
    },
    address: { city: 'Kochi', state: 'Kerala' },
    estimatedDays: '2-3',
    paymentMethod: 'upi',
    giftNote: 'For Amma',
  })
})

test('a coupon is validated for the state of the address', () => {
  const toGoa = enterCoupon(full, 'KERALA20', coupons, now).cart
  const order = orderOf(toGoa, {
    ...terms,
    address: { city: 'Panaji', state: 'Goa' },
    shipping: { cost: 130, estimatedDays: '3-4' },
  })
  expect(order?.totals).toEqual({ subtotal: 18199, discount: 0, shippingCost: 390, total: 18589, itemCount: 3 })
})

test('unavailable products are not ordered, and a cart of them alone gives no order', () => {
  const left = reconcileCart(cart, { requestedKeys: ['a', 'b'], products: [product('a', 2850)] })
  expect(orderOf(left, terms)?.lines.map((line) => line.product.key)).toEqual(['a'])
  const none: Cart = { ...left, items: left.items.filter(({ isGone }) => isGone) }
  expect(orderOf(none, terms)).toBeUndefined()
  expect(orderOf(emptyCart, terms)).toBeUndefined()
})

test('its lines are due to leave the cart two seconds after its success', () => {
  const order = orderOf(cart, terms)
  expect(order && pendingCompletion(order, new Date(now.getTime() + 3000))).toEqual({
    orderId: 'PW1733031000000',
    lines: [
      { key: '["a"]', quantity: 2 },
      { key: '["b","M"]', quantity: 1 },
    ],
    dueAt: '2024-12-01T05:30:05.000Z',
  })
})

test.each(['', '   '])('a gift note of %o is none', (giftNote) => {
  const { giftNote: _, ...without } = terms
  expect(orderOf(cart, { ...terms, giftNote })).toEqual(orderOf(cart, without))
  expect(orderOf(cart, without)).not.toHaveProperty('giftNote')
})

test('a gift note is cut at its maximum length, and never within a character', () => {
  expect(giftNoteOf('ആ'.repeat(400), 300)).toBe('ആ'.repeat(300))
  expect(giftNoteOf('𑀅'.repeat(400), 300)).toBe('𑀅'.repeat(300))
  expect(giftNoteOf('two\nlines', 300)).toBe('two\nlines')
})

test('a gift note that is cut after a space does not end with the space', () => {
  expect(giftNoteOf('For Amma and Achan', 9)).toBe('For Amma')
  expect(giftNoteOf('  For Amma', 8)).toBe('For Amma')
})

test('an order reads back as itself, also under a prefix the shop had before', () => {
  const order = orderOf(cart, terms)
  expect(order).toBeDefined()
  expect(readOrder(JSON.parse(JSON.stringify(order)))).toEqual(order)
  const orderId = 'x'.repeat(100)
  expect(readOrder({ ...order, orderId })).toEqual({ ...order, orderId })
  for (const orderPrefix of ['ABC', '', 'Pw', 'PW-', 'പി', '#/ ']) {
    const earlier = orderOf(cart, { ...terms, orderPrefix })
    expect(earlier?.orderId).toBe(`${orderPrefix}1733031000000`)
    expect(readOrder(JSON.parse(JSON.stringify(earlier)))).toEqual(earlier)
  }
})

const placed = JSON.parse(JSON.stringify(orderOf(cart, terms)))

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'PW1'],
  ['no id', { ...placed, orderId: ' ' }],
  ['a text for an id', { ...placed, orderId: 'x'.repeat(101) }],
  ['lines that are no list', { ...placed, lines: {} }],
  ['no time', { ...placed, placedAt: 'today' }],
  ['no line', { ...placed, lines: [] }],
  ['half a line', { ...placed, lines: [...placed.lines, { quantity: 1 }] }],
  ['a line of none', { ...placed, lines: [{ product: a, quantity: 0 }] }],
  ['no totals', { ...placed, totals: undefined }],
  ['a total in words', { ...placed, totals: { ...placed.totals, total: 'much' } }],
  ['a total below zero', { ...placed, totals: { ...placed.totals, total: -1 } }],
  ...['subtotal', 'discount', 'shippingCost', 'total', 'itemCount'].map((name): [string, unknown] => [
    `no ${name}`,
    { ...placed, totals: { ...placed.totals, [name]: undefined } },
  ]),
  ['nowhere to go', { ...placed, address: {} }],
  ['no city', { ...placed, address: { state: 'Kerala' } }],
  ['no state', { ...placed, address: { city: 'Kochi' } }],
  ['no days', { ...placed, estimatedDays: '' }],
  ['nothing paid', { ...placed, paymentMethod: '' }],
])('%s is no order', (_what, saved) => {
  expect(readOrder(saved)).toBeUndefined()
})

test('an order with a payment method that was removed is still read', () => {
  expect(readOrder({ ...placed, paymentMethod: 'cod' })).toEqual({ ...placed, paymentMethod: 'cod' })
})

test('reading any JSON never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(placed)), (value, field) => {
      expect(() => [readOrder(value), readOrder({ ...placed, [field]: value })]).not.toThrow()
    }),
  )
})
