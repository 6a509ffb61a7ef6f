import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseProduct } from '../product/normaliseProduct.ts'
import { subtotalOf } from './amounts.ts'
import { addItem, emptyCart, itemCountOf, lineKey, removeProduct, setQuantity, type Cart } from './cart.ts'
import { cartProductOf } from './cartProduct.ts'
import { readCart } from './readCart.ts'

const now = new Date('2026-11-21T05:30:00Z')
const saree = cartProductOf(normaliseProduct({ entityId: 'a', name: 'Kasavu', price: 2850 }))
const silk = cartProductOf(normaliseProduct({ entityId: 'b', name: 'Kanjivaram', price: 12499 }))

test('adding the same product raises the quantity, another product adds a line', () => {
  const cart = addItem(addItem(addItem(emptyCart, saree, 1, now), silk, 2, now), saree, 3, now)
  expect(cart.items.map(({ product, quantity }) => [product.key, quantity])).toEqual([
    ['a', 4],
    ['b', 2],
  ])
  expect(itemCountOf(cart)).toBe(6)
  expect(subtotalOf(cart)).toBe(4 * 2850 + 2 * 12499)
})

test('an unavailable line is replaced when its product is added again', () => {
  const soldOut = addItem(emptyCart, { ...saree, availability: 'out-of-stock' }, 3, now)
  expect(itemCountOf(soldOut)).toBe(0)
  expect(addItem(soldOut, saree, 2, now).items).toMatchObject([{ product: saree, quantity: 2 }])
})

test('each size of each product has its own line; no size and an empty size are the same', () => {
  const cart = addItem(addItem(addItem(emptyCart, saree, 1, now), saree, 1, now, ''), saree, 1, now, 'M')
  expect(cart.items.map(({ quantity }) => quantity)).toEqual([2, 1])
  const more = addItem(addItem(addItem(cart, saree, 3, now, 'L'), silk, 4, now, 'M'), saree, 5, now, 'M')
  expect(more.items.map(({ quantity }) => quantity)).toEqual([2, 6, 3, 4])
  expect(readCart(JSON.parse(JSON.stringify(more)))).toEqual(more)
})

test('removing a product removes all its lines', () => {
  const cart = addItem(addItem(addItem(emptyCart, saree, 1, now), saree, 1, now, 'M'), silk, 1, now)
  expect(removeProduct(cart, 'a').items.map(({ product }) => product.key)).toEqual(['b'])
})

test.each([
  [5, [5]],
  [1, [1]],
  [0, []],
  [-3, []],
])('setting the quantity to %i gives %o, and leaves the other line as it is', (quantity, expected) => {
  const cart = addItem(addItem(emptyCart, saree, 2, now), silk, 7, now)
  const quantities = setQuantity(cart, lineKey({ product: saree }), quantity).items.map((item) => item.quantity)
  expect(quantities).toEqual([...expected, 7])
})

const action = fc.oneof(
  fc.record({ add: fc.constantFrom(saree, silk), quantity: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ remove: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ set: fc.constantFrom(saree, silk), quantity: fc.integer({ min: -2, max: 9 }) }),
)

test('after any changes: one line per key, integer quantities, and the cart survives storage', () => {
  let looked = 0
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      let cart: Cart = emptyCart
      for (const step of actions) {
        if ('add' in step) cart = addItem(cart, step.add, step.quantity, now)
        else if ('remove' in step) cart = removeProduct(cart, step.remove)
        else cart = setQuantity(cart, lineKey({ product: step.set }), step.quantity)
      }
      expect(new Set(cart.items.map(lineKey)).size).toBe(cart.items.length)
      expect(cart.items.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)).toBe(true)
      expect(subtotalOf(cart)).toBeGreaterThanOrEqual(0)
      expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
      looked += 1
    }),
  )
  expect(looked).toBeGreaterThanOrEqual(100)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['text', 'cart'],
  ['no items', {}],
  ['items that are not a list', { items: {} }],
  ['a line without a product', { items: [{ quantity: 1 }] }],
  ['a product without its key', { items: [{ product: { name: 'Kasavu' }, quantity: 1 }] }],
  ['a fractional quantity', { items: [{ product: saree, quantity: 0.5 }] }],
  ['a quantity of 0', { items: [{ product: saree, quantity: 0 }] }],
  ['a quantity below 0', { items: [{ product: saree, quantity: -1 }] }],
  ['a quantity in words', { items: [{ product: saree, quantity: '2' }] }],
])('%s is not a cart', (_what, saved) => {
  expect(readCart(saved)).toBeUndefined()
})

test('reading any JSON never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (items, product) => {
      expect(() => [readCart({ items }), readCart({ items: [{ product, quantity: 1 }] })]).not.toThrow()
    }),
  )
})

test('stored lines of the same key are merged', () => {
  const cart = addItem(emptyCart, saree, 2, now)
  const twice = { ...cart, items: [...cart.items, ...cart.items] }
  expect(readCart(twice)?.items.map(({ quantity }) => quantity)).toEqual([4])
})

test('a line keeps the first picture and the time of a pre-order, also when it is stored', () => {
  const picture = { url: '/pictures/a.jpg', alt: 'A saree', width: 800, height: 1200, focus: '50% 30%' }
  const more = { availability: 'pre-order', estimatedDelivery: 'three weeks', images: [picture, '/pictures/b.jpg'] }
  const product = cartProductOf(normaliseProduct({ entityId: 'a', name: 'Kasavu', price: 2850, ...more }))
  expect(product).toMatchObject({ image: picture, estimatedDelivery: 'three weeks' })
  const cart = addItem(emptyCart, product, 1, now)
  expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
})
