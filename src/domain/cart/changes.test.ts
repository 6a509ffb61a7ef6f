import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coupons } from '#tests/support/coupons.ts'
import { couponMessages } from '../coupon/couponMessages.ts'
import { normaliseProduct } from '../product/normaliseProduct.ts'
import type { Product } from '../product/product.ts'
import { withAddress } from './address.ts'
import { afterPendingOrders } from './afterPendingOrders.ts'
import { subtotalOf } from './amounts.ts'
import {
  addItem,
  changeQuantity,
  emptyCart,
  finishings,
  itemCountOf,
  lineKey,
  removeProduct,
  setQuantity,
  type Cart,
} from './cart.ts'
import { enterCoupon, revalidated, withoutCoupon } from './cartCoupon.ts'
import { cartProductOf } from './cartProduct.ts'
import { cartMessages } from './cartMessages.ts'
import { completeOrder, remainingMs, withPendingOrder } from './completeOrder.ts'
import { lineMarksOf } from './lineMark.ts'
import { withFinishing, withoutGone, withPricesSeen } from './lineNotes.ts'
import { orderTotalsOf } from './orderTotals.ts'
import { readCart } from './readCart.ts'
import { reconcileCart } from './reconcile.ts'
import { clearCart, removalOf, undoRemoval } from './removal.ts'

/** A day on which the coupons are valid. */
const now = new Date('2024-12-01T05:30:00Z')
const product = (entityId: string, price: number, more = {}): Product =>
  normaliseProduct({ entityId, name: `Saree ${entityId}`, price, originalPrice: price, ...more })
const shelf = [product('a', 2850), product('b', 12499), product('c', 700), product('d', 1)]
const kept = (key: string, price: number) => cartProductOf(product(key, price))
const [a, b, c, d] = [kept('a', 2850), kept('b', 12499), kept('c', 700), kept('d', 1)]
type Item = typeof a
const keyOf = (item: Item) => lineKey({ product: item })
const cartOf = (...items: readonly Item[]) => items.reduce<Cart>((cart, each) => addItem(cart, each, 1, now), emptyCart)
const names = (cart: Cart) => cart.items.map((item) => item.product.key).join('')
const contentsOf = (cart: Cart) => cart.items.map((item) => `${item.quantity}${item.product.key}`).join(' ')
const withCode = (cart: Cart, code: string) => enterCoupon(cart, code, coupons, now).cart

describe('quantities', () => {
  test('a stepper changes the current quantity and stops at one', () => {
    expect(contentsOf(changeQuantity(changeQuantity(cartOf(a), keyOf(a), 4), keyOf(a), 1))).toBe('6a')
    expect(contentsOf(changeQuantity(cartOf(a), keyOf(a), -3))).toBe('1a')
    expect(contentsOf(changeQuantity(cartOf(a), keyOf(b), 1))).toBe('1a')
    expect(contentsOf(changeQuantity(setQuantity(cartOf(a, b), keyOf(a), 5), keyOf(b), 1))).toBe('5a 2b')
  })

  test.each([NaN, 0, -1, 0.5, -Infinity])('adding %d items adds nothing', (quantity) => {
    expect(addItem(cartOf(a), b, quantity, now)).toEqual(cartOf(a))
  })

  test.each([NaN])('setting the quantity to %d changes nothing', (quantity) => {
    expect(setQuantity(cartOf(a), keyOf(a), quantity)).toEqual(cartOf(a))
  })

  test('quantities are capped at 10,00,000', () => {
    const many = addItem(setQuantity(cartOf(a), keyOf(a), Infinity), a, 1e300, now)
    expect(itemCountOf(many)).toBe(10_00_000)
    expect(readCart(JSON.parse(JSON.stringify(many)))).toEqual(many)
    expect(itemCountOf(setQuantity(cartOf(a), keyOf(a), 9_99_999))).toBe(9_99_999)
  })

  test('a stored quantity above the maximum is read as the maximum', () => {
    const [line] = cartOf(a).items
    expect(readCart({ items: [{ ...line, quantity: 10_00_001 }] })?.items).toMatchObject([{ quantity: 10_00_000 }])
  })

  test('a quantity that is no whole number is rounded down', () => {
    expect(contentsOf(addItem(emptyCart, a, 2.5, now))).toBe('2a')
    expect(contentsOf(setQuantity(cartOf(a), keyOf(a), 3.9))).toBe('3a')
  })

  test('a product added again takes the current price, and records the previous one', () => {
    const cart = addItem(cartOf(a), { ...a, price: 3000 }, 1, now)
    expect(cart.items).toMatchObject([{ quantity: 2, product: { price: 3000 }, priceWas: 2850 }])
  })
})

describe('undo', () => {
  test.each<[string, Cart, (cart: Cart) => Cart, (cart: Cart) => Cart, string]>([
    ['the first is first again', cartOf(a, b, c), (cart) => removeProduct(cart, 'a'), (cart) => cart, '1a 1b 1c'],
    ['the last is last again', cartOf(a, b, c), (cart) => removeProduct(cart, 'c'), (cart) => cart, '1a 1b 1c'],
    [
      'before what is new',
      cartOf(a, b),
      (cart) => removeProduct(cart, 'b'),
      (cart) => addItem(cart, d, 1, now),
      '1a 1b 1d',
    ],
    [
      'added to what was put in again',
      cartOf(a, b),
      (cart) => removeProduct(cart, 'a'),
      (cart) => addItem(cart, a, 2, now),
      '1b 3a',
    ],
    ['all of a cleared cart', cartOf(a, b, c), clearCart, (cart) => cart, '1a 1b 1c'],
    ['a cleared cart before what is new', cartOf(a, b), clearCart, (cart) => addItem(cart, d, 1, now), '1a 1b 1d'],
    ['a cleared cart into what is back', cartOf(a, b, c), clearCart, (cart) => addItem(cart, b, 1, now), '1a 2b 1c'],
  ])('after an undo: %s', (_what, before, take, meanwhile, expected) => {
    const after = take(before)
    expect(contentsOf(undoRemoval(meanwhile(after), removalOf(before, after)))).toBe(expected)
  })

  test('two removals undone in any order restore the original order', () => {
    const all = cartOf(a, b, c)
    const withoutA = removeProduct(all, 'a')
    const withoutBoth = removeProduct(withoutA, 'b')
    const first = removalOf(all, withoutA)
    const second = removalOf(withoutA, withoutBoth)
    expect(names(undoRemoval(undoRemoval(withoutBoth, first), second))).toBe('abc')
    expect(names(undoRemoval(undoRemoval(withoutBoth, second), first))).toBe('abc')
  })

  test('all sizes of a product are restored with their finishing', () => {
    const sizes = withFinishing(addItem(cartOf(a, b), a, 2, now, 'M'), keyOf(a), 'tassels', true)
    const after = removeProduct(sizes, 'a')
    expect(undoRemoval(after, removalOf(sizes, after))).toEqual(sizes)
  })

  test('clearing counts items, removes the coupon and keeps the address and first-time status', () => {
    const full = withAddress(withCode(addItem(cartOf(b), a, 2, now), 'FESTIVE500'), { state: 'Kerala', city: 'Kochi' })
    const cleared = clearCart(full)
    const { items: _, appliedCoupon: __, ...left } = { ...full, couponDiscount: 0 }
    expect(cleared).toEqual({ ...left, items: [] })
    expect(cartMessages.cleared(removalOf(full, cleared).itemCount)).toBe('Cart cleared (3 items removed)')
    const back = undoRemoval(cleared, removalOf(full, cleared))
    expect(revalidated(back, coupons, now).cart).toEqual(full)
  })

  test('a coupon entered meanwhile is kept by an undo', () => {
    const full = withCode(cartOf(b), 'FESTIVE500')
    const cleared = clearCart(full)
    const other = withCode(addItem(cleared, b, 1, now), 'PADMA15')
    expect(undoRemoval(other, removalOf(full, cleared)).appliedCoupon).toBe('PADMA15')
  })

  test('a coupon that the removal left, and the shopper took off afterwards, does not come back by an undo', () => {
    const full = withCode(cartOf(a, b), 'FESTIVE500')
    const fewer = removeProduct(full, 'a')
    expect(undoRemoval(withoutCoupon(fewer), removalOf(full, fewer))).toEqual(cartOf(a, b))
  })
})

test('the removal message names the product', () => {
  expect(cartMessages.removed(a)).toBe('Saree a removed from cart')
  expect(cartMessages.removed({ ...a, name: '' })).toBe('Handloom saree removed from cart')
})

describe('coupons in a cart', () => {
  test('codes ignore case and whitespace, and a refused one keeps the applied one', () => {
    const cart = withCode(cartOf(b), ' festive500')
    expect(cart).toMatchObject({ appliedCoupon: 'FESTIVE500', couponDiscount: 500 })
    expect(enterCoupon(cart, 'NONE', coupons, now)).toEqual({
      cart,
      answer: { ok: false, error: { why: 'unknown' } },
    })
    expect(enterCoupon(cart, '  ', coupons, now)).toEqual({ cart })
    expect(withoutCoupon(cart)).toEqual(cartOf(b))
  })

  test('the discount is updated without a message', () => {
    const cart = addItem(withCode(cartOf(a), 'WELCOME10'), a, 1, now)
    expect(cart.couponDiscount).toBe(285)
    expect(revalidated(cart, coupons, now)).toEqual({ cart: { ...cart, couponDiscount: 500 } })
  })

  test('a discount without a coupon is removed', () => {
    expect(revalidated({ ...cartOf(a), couponDiscount: 500 }, coupons, now)).toEqual({ cart: cartOf(a) })
  })

  test.each<[string, Cart, Date, string]>([
    [
      'a removal',
      removeProduct(withCode(cartOf(b, c), 'FESTIVE500'), 'b'),
      now,
      'Minimum order value of ₹5,000 required',
    ],
    [
      'an address',
      withAddress(withCode(cartOf(b), 'KERALA20'), { state: 'Goa', city: '' }),
      now,
      'This coupon is not applicable in Goa',
    ],
    ['time', withCode(cartOf(b), 'PADMA15'), new Date('2025-01-01T12:00:00Z'), 'Coupon has expired'],
    [
      'an order',
      { ...withCode(cartOf(b), 'WELCOME10'), isFirstTimeCustomer: false },
      now,
      'This coupon is valid for first-time customers only',
    ],
    ['its owner', { ...cartOf(b), appliedCoupon: 'OLD', couponDiscount: 9 }, now, 'Invalid coupon code'],
  ])('a coupon invalidated by %s is returned with its reason', (_what, cart, when, reason) => {
    const { cart: after, invalidated } = revalidated(cart, coupons, when)
    expect(after).not.toHaveProperty('appliedCoupon')
    expect(after.couponDiscount).toBe(0)
    expect(invalidated?.code).toBe(cart.appliedCoupon)
    expect(invalidated && couponMessages.refused(invalidated.error)).toBe(reason)
    // The totals leave it out even before it has been validated.
    expect(orderTotalsOf(cart, { coupons, now: when })).toEqual(orderTotalsOf(after, { coupons, now: when }))
  })
})

describe('the summary', () => {
  test('shipping is charged per item, and a coupon on shipping never makes it negative', () => {
    const cart = withCode(addItem(cartOf(b), a, 2, now), 'FREESHIP')
    expect(orderTotalsOf(cart, { coupons, now })).toEqual({
      subtotal: 18199,
      discount: 0,
      total: 18199,
      itemCount: 3,
      appliedCoupon: 'FREESHIP',
    })
    expect(orderTotalsOf(cart, { coupons, now, shipping: { cost: 60 } })).toMatchObject({
      shippingCost: 80,
      total: 18279,
    })
    expect(orderTotalsOf(cart, { coupons, now, shipping: { cost: 20 } })).toMatchObject({
      shippingCost: 0,
      total: 18199,
    })
  })

  test('unavailable lines are not counted, priced or shipped', () => {
    const cart = reconcileCart(cartOf(a, b), { requestedKeys: ['a', 'b'], products: [product('a', 2850)] })
    expect(orderTotalsOf(cart, { coupons, now, shipping: { cost: 60 } })).toEqual({
      subtotal: 2850,
      discount: 0,
      shippingCost: 60,
      total: 2910,
      itemCount: 1,
    })
  })

  test('an empty cart costs nothing', () => {
    expect(orderTotalsOf(emptyCart, { coupons, now, shipping: { cost: 200 } }).total).toBe(0)
  })
})

describe('finishing of a line', () => {
  test('a line has several finishings without duplicates, in canonical order', () => {
    const one = withFinishing(cartOf(a, b), keyOf(a), 'tassels', true)
    const two = withFinishing(withFinishing(one, keyOf(a), 'fall and pico', true), keyOf(a), 'tassels', true)
    expect(two.items.map(({ finishing }) => finishing)).toEqual([['fall and pico', 'tassels'], undefined])
    const none = finishings.reduce((cart, each) => withFinishing(cart, keyOf(a), each, false), two)
    expect(none).toEqual(cartOf(a, b))
  })

  test('a line keeps its finishing when the product is added again, and two lines of a product join theirs', () => {
    const one = withFinishing(cartOf(a), keyOf(a), 'tassels', true)
    const other = withFinishing(cartOf(a), keyOf(a), 'fall and pico', true)
    expect(addItem(one, a, 2, now).items).toMatchObject([{ quantity: 3, finishing: ['tassels'] }])
    expect(readCart({ items: [...one.items, ...other.items] })?.items).toMatchObject([
      { quantity: 2, finishing: ['fall and pico', 'tassels'] },
    ])
  })
})

describe('the address', () => {
  test('the address is stored trimmed, and removed without a state', () => {
    const cart = withAddress(emptyCart, { state: ' Kerala ', city: ' Kochi' })
    expect(cart.shippingAddress).toEqual({ state: 'Kerala', city: 'Kochi' })
    expect(withAddress(cart, { state: 'Kerala', city: 'Kochi' })).toBe(cart)
    expect(withAddress(cart, { state: 'Kerala', city: 'Thrissur' }).shippingAddress?.city).toBe('Thrissur')
    expect(withAddress(cart, { state: '', city: 'Kochi' })).toEqual(emptyCart)
    expect(withAddress(emptyCart, { state: '', city: '' })).toBe(emptyCart)
  })
})

describe('reconciling with the store', () => {
  const requestedKeys = ['a', 'b', 'c']

  test('no differences change nothing', () => {
    const cart = cartOf(a, b, c)
    expect(reconcileCart(cart, { requestedKeys, products: shelf })).toBe(cart)
  })

  test('an empty response is treated as an error, and marks nothing', () => {
    const cart = cartOf(a)
    expect(reconcileCart(cart, { requestedKeys, products: [] })).toBe(cart)
  })

  test('a new price, a deleted and a sold-out product are marked and kept', () => {
    const products = [product('a', 2500), product('c', 700, { availability: 'out-of-stock' })]
    const cart = reconcileCart(cartOf(a, b, c), { requestedKeys, products })
    expect(names(cart)).toBe('abc')
    expect(cart.items).toMatchObject([
      { priceWas: 2850, product: { price: 2500 } },
      { isGone: true },
      { product: { availability: 'out-of-stock' } },
    ])
    expect(subtotalOf(cart)).toBe(2500)
    expect(itemCountOf(cart)).toBe(1)
    expect(lineMarksOf(cart.items)).toBe(
      'Saree a is ₹2,500 now; it was ₹2,850 when you chose it. Saree b: No longer available. ' +
        'Saree c: Out of Stock, left out of the total.',
    )
    expect(removalOf(cart, clearCart(cart)).itemCount).toBe(3)
    expect(reconcileCart(cart, { requestedKeys, products })).toEqual(cart)
    expect(withPricesSeen(cart).items[0]).not.toHaveProperty('priceWas')
    expect(names(withoutGone(cart))).toBe('ac')
  })

  test('a product that is back is counted again, and a restored price is not marked', () => {
    const away = reconcileCart(cartOf(a, b), { requestedKeys, products: [product('a', 2500)] })
    expect(reconcileCart(away, { requestedKeys, products: shelf })).toEqual(cartOf(a, b))
  })

  test('lines as they were chosen are not mentioned, and a sold-out one only as that, whatever its price', () => {
    const products = [product('a', 2500, { availability: 'out-of-stock' }), product('b', 12499)]
    const cart = reconcileCart(cartOf(a, b), { requestedKeys, products })
    expect(lineMarksOf(cart.items)).toBe('Saree a: Out of Stock, left out of the total.')
    expect(lineMarksOf(cartOf(a, b).items)).toBeUndefined()
  })

  test('a product added after the request is not touched', () => {
    const cart = cartOf(a, d)
    expect(reconcileCart(cart, { requestedKeys: ['a'], products: [product('a', 2850)] })).toBe(cart)
  })

  test('a product matched by another of its ids never makes a second line', () => {
    const older = cartProductOf(normaliseProduct({ _id: 'u1', name: 'Saree a', price: 2850 }))
    const whole = normaliseProduct({ ...product('a', 2850), _id: 'u1' })
    const cart = reconcileCart(cartOf(older, a), { requestedKeys: ['u1', 'a'], products: [whole] })
    expect(contentsOf(cart)).toBe('2a')
  })

  test('a product with the same key is taken before one that shares another id', () => {
    const line = cartProductOf(product('a', 2850, { _id: 'u1' }))
    const other = product('b', 12499, { _id: 'u1' })
    const same = product('a', 2500, { _id: 'u2' })
    const cart = reconcileCart(cartOf(line), { requestedKeys: ['a'], products: [other, same] })
    expect(cart.items).toMatchObject([{ product: { key: 'a', price: 2500 } }])
  })
})

describe('completing an order', () => {
  const pending = {
    orderId: 'PW1',
    lines: [
      { key: keyOf(a), quantity: 2 },
      { key: keyOf(b), quantity: 1 },
    ],
    dueAt: now.toISOString(),
  }

  test('completing an order removes the ordered items, once, and keeps the rest', () => {
    const ordered = addItem(withCode(cartOf(a, b), 'WELCOME10'), a, 1, now)
    const meanwhile = addItem(addItem(withPendingOrder(ordered, pending), a, 3, now), c, 1, now)
    const done = completeOrder(meanwhile, 'PW1')
    expect(contentsOf(done)).toBe('3a 1c')
    expect(done).not.toHaveProperty('appliedCoupon')
    expect(done).not.toHaveProperty('pendingOrders')
    expect(done).toMatchObject({ isFirstTimeCustomer: false, couponDiscount: 0 })
    expect(completeOrder(done, 'PW1')).toBe(done)
  })

  test('completing an order forgets the destination, so that it does not refuse the coupon of the next order', () => {
    const toGoa = withAddress(withPendingOrder(cartOf(a, b), pending), { state: 'Goa', city: 'Panaji' })
    const next = addItem(completeOrder(toGoa, 'PW1'), b, 1, now)
    expect(next).not.toHaveProperty('shippingAddress')
    expect(enterCoupon(next, 'KERALA20', coupons, now).answer).toMatchObject({ ok: true })
  })

  test('completing an order takes lines removed meanwhile for no error, and keeps another pending order', () => {
    const other = { ...pending, orderId: 'PW2', lines: [{ key: keyOf(c), quantity: 1 }] }
    const both = withPendingOrder(withPendingOrder(cartOf(a, c), pending), other)
    expect(withPendingOrder(both, pending)).toBe(both)
    const first = completeOrder(both, 'PW1')
    expect(contentsOf(first)).toBe('1c')
    expect(first.pendingOrders).toEqual([other])
    expect(completeOrder(first, 'PW2').items).toEqual([])
    const second = completeOrder(both, 'PW2')
    expect(contentsOf(second)).toBe('1a')
    expect(second.pendingOrders).toEqual([pending])
    expect(completeOrder(first, 'PW3')).toBe(first)
    expect(afterPendingOrders(both).items).toEqual([])
    expect(contentsOf(afterPendingOrders(addItem(both, a, 4, now)))).toBe('3a')
    expect(afterPendingOrders(first)).not.toHaveProperty('pendingOrders')
  })

  test.each([
    [0, 0],
    [-60_000, 0],
    [500, 500],
    [2000, 2000],
    [86_400_000, 2000],
  ])('completing an order that is due in %i ms waits %i ms, even when the clock was changed', (ahead, wait) => {
    expect(remainingMs({ ...pending, dueAt: new Date(now.getTime() + ahead).toISOString() }, now)).toBe(wait)
  })
})

/** Random commands: everything a shopper, the store or the clock can do to a cart. */
const anyItem = fc.constantFrom(a, b, c, d)
const anyQuantity = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double())
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: anyItem.map((item) => (cart: Cart) => addItem(cart, item, 2, now)),
  },
  fc.record({ item: anyItem, by: anyQuantity }).map(
    ({ item, by }) =>
      (cart: Cart) =>
        addItem(cart, item, by, now),
  ),
  fc.record({ item: anyItem, by: anyQuantity }).map(
    ({ item, by }) =>
      (cart: Cart) =>
        setQuantity(cart, keyOf(item), by),
  ),
  fc.record({ item: anyItem, by: anyQuantity }).map(
    ({ item, by }) =>
      (cart: Cart) =>
        changeQuantity(cart, keyOf(item), by),
  ),
  anyItem.map((item) => (cart: Cart) => removeProduct(cart, item.key)),
  anyItem.map((item) => (cart: Cart) => {
    const after = removeProduct(cart, item.key)
    return undoRemoval(addItem(after, d, 1, now), removalOf(cart, after))
  }),
  fc.constant(clearCart),
  fc.constantFrom(...coupons).map(
    ({ code }) =>
      (cart: Cart) =>
        withCode(cart, code),
  ),
  fc.constant(withoutCoupon),
  fc.constantFrom('Kerala', 'Goa', '').map((state) => (cart: Cart) => withAddress(cart, { state, city: 'X' })),
  fc.record({ item: anyItem, finishing: fc.constantFrom(...finishings), is: fc.boolean() }).map(
    ({ item, finishing, is }) =>
      (cart: Cart) =>
        withFinishing(cart, keyOf(item), finishing, is),
  ),
  fc
    .subarray(shelf)
    .map((products) => (cart: Cart) => reconcileCart(cart, { requestedKeys: ['a', 'b', 'c', 'd'], products })),
  fc.record({ item: anyItem, price: fc.integer({ min: 1, max: 2_00_000 }) }).map(
    ({ item, price }) =>
      (cart: Cart) =>
        reconcileCart(cart, { requestedKeys: [item.key], products: [product(item.key, price)] }),
  ),
  fc.constantFrom('PW1', 'PW2').map((orderId) => (cart: Cart) => {
    const lines = cart.items.slice(0, 2).map((item) => ({ key: lineKey(item), quantity: item.quantity }))
    return withPendingOrder(cart, { orderId, lines, dueAt: now.toISOString() })
  }),
  fc.constantFrom('PW1', 'PW2').map((orderId) => (cart: Cart) => completeOrder(cart, orderId)),
)
const steps = fc.array(step, { maxLength: 25, size: 'max' })
const moments = fc.constantFrom(now, new Date('2026-11-21T05:30:00Z'))
const someShipping = fc.option(fc.record({ cost: fc.constantFrom(60, 120, 200) }), { nil: undefined })

describe('properties', () => {
  test('no amount is negative or NaN, and every cart survives storage', () => {
    let looked = 0
    fc.assert(
      fc.property(steps, moments, someShipping, (actions, when, shipping) => {
        let cart = emptyCart
        for (const act of actions) {
          cart = act(cart)
          const { appliedCoupon: code, ...amounts } = orderTotalsOf(cart, { coupons, now: when, shipping })
          expect(Object.values(amounts).every((amount) => Number.isFinite(amount) && amount >= 0)).toBe(true)
          expect(amounts.discount).toBeLessThanOrEqual(Math.min(1000, amounts.subtotal))
          expect(code === undefined || code === cart.appliedCoupon).toBe(true)
          expect(new Set(cart.items.map(lineKey)).size).toBe(cart.items.length)
          expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
          looked += 1
        }
      }),
    )
    expect(looked).toBeGreaterThan(500)
  })

  test('validating is idempotent', () => {
    let fell = 0
    fc.assert(
      fc.property(steps, moments, (actions, when) => {
        const once = revalidated(
          actions.reduce((cart, act) => act(cart), emptyCart),
          coupons,
          when,
        )
        const twice = revalidated(once.cart, coupons, when)
        expect(twice.cart).toBe(once.cart)
        expect(twice.invalidated).toBeUndefined()
        if (once.invalidated) fell += 1
      }),
      { numRuns: 1500 },
    )
    expect(fell).toBeGreaterThan(10)
  })

  test('removing a product and adding the same quantity gives the same totals', () => {
    let looked = 0
    fc.assert(
      fc.property(steps, moments, someShipping, (actions, when, shipping) => {
        const cart = actions.reduce((before, act) => act(before), emptyCart)
        const item = cart.items.find(({ isGone }) => !isGone)
        if (!item) return
        const again = addItem(removeProduct(cart, item.product.key), item.product, item.quantity, when)
        const terms = { coupons, now: when, shipping }
        expect(orderTotalsOf(again, terms)).toEqual(orderTotalsOf(cart, terms))
        looked += 1
      }),
    )
    expect(looked).toBeGreaterThan(20)
  })

  test('undoing at once restores the cart', () => {
    let looked = 0
    fc.assert(
      fc.property(steps, fc.constantFrom('a', 'b', 'c', 'd', ''), (actions, key) => {
        const before = revalidated(
          actions.reduce((cart, act) => act(cart), emptyCart),
          coupons,
          now,
        ).cart
        const after = key ? removeProduct(before, key) : clearCart(before)
        const settled = revalidated(after, coupons, now).cart
        const back = undoRemoval(settled, removalOf(before, settled))
        expect(revalidated(back, coupons, now).cart).toEqual(before)
        looked += removalOf(before, after).lines.length
      }),
    )
    expect(looked).toBeGreaterThan(20)
  })

  test('completing an order keeps exactly the other items', () => {
    let looked = 0
    const basket = fc.record({ a: fc.nat(5), b: fc.nat(5), c: fc.nat(5) })
    const fill = (cart: Cart, counts: Record<string, number>) =>
      [a, b, c].reduce((filled, item) => addItem(filled, item, counts[item.key] ?? 0, now), cart)
    fc.assert(
      fc.property(basket, basket, (ordered, later) => {
        const before = fill(emptyCart, ordered)
        const lines = before.items.map((item) => ({ key: lineKey(item), quantity: item.quantity }))
        const pending = withPendingOrder(before, { orderId: 'PW1', lines, dueAt: now.toISOString() })
        const left = completeOrder(fill(pending, later), 'PW1')
        const expected = Object.fromEntries(Object.entries(later).filter(([, count]) => count > 0))
        expect(Object.fromEntries(left.items.map((item) => [item.product.key, item.quantity]))).toEqual(expected)
        looked += 1
      }),
    )
    expect(looked).toBeGreaterThanOrEqual(100)
  })
})

test('a cart of the first storage version is readable', () => {
  const older = {
    items: [{ product: a, quantity: 2, addedAt: '2026-01-01T00:00:00.000Z' }],
    couponDiscount: 0,
    isFirstTimeCustomer: true,
  }
  expect(readCart(older)).toEqual(older)
})

test('an invalid flag is dropped, and the line is kept', () => {
  const line = { product: a, quantity: 1, addedAt: '' }
  const marks = { finishing: ['embroidery', 'tassels', 'tassels'], isGone: 'yes', priceWas: -4 }
  const saved = { items: [{ ...line, ...marks }], pendingOrders: [{ orderId: 'PW1', lines: 7, dueAt: 'soon' }, null] }
  expect(readCart(saved)).toEqual({ ...emptyCart, items: [{ ...line, finishing: ['tassels'] }] })
})

test('a line of a stored order without a key or a quantity is dropped, and the order is kept', () => {
  const order = { orderId: 'PW1', dueAt: now.toISOString(), lines: [{ key: keyOf(a), quantity: 1 }] }
  const lines = [{ key: keyOf(b) }, { quantity: 2 }, { key: keyOf(c), quantity: 0 }, ...order.lines]
  expect(readCart({ items: [], pendingOrders: [{ ...order, lines }] })?.pendingOrders).toEqual([order])
})
