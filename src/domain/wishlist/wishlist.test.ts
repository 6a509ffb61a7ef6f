import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartProductOf } from '../cart/cartProduct.ts'
import { normaliseProduct } from '../product/normaliseProduct.ts'
import { readWishlist } from './readWishlist.ts'
import { emptyWishlist, isSaved, wishlistCount, withoutSaved, withSaved, type Wishlist } from './wishlist.ts'

const saree = cartProductOf(normaliseProduct({ entityId: 'a', _id: 'u1', id: '1', name: 'Kasavu', price: 2850 }))
const silk = cartProductOf(normaliseProduct({ entityId: 'b', _id: 'u2', id: '2', name: 'Kanjivaram', price: 12499 }))
const both = [saree, silk].reduce<Wishlist>(withSaved, emptyWishlist)

test('a product is saved once, and removed', () => {
  expect(both.items.map(({ name }) => name)).toEqual(['Kasavu', 'Kanjivaram'])
  expect(withSaved(both, saree)).toBe(both)
  expect(withoutSaved(both, saree).items.map(({ name }) => name)).toEqual(['Kanjivaram'])
})

test.each([
  ['its entityId', { entityId: 'a' }],
  ['its _id', { _id: 'u1' }],
  ['its id', { id: '1' }],
])('a product is matched by %s', (_what, record) => {
  const other = cartProductOf(normaliseProduct({ name: 'Kasavu', ...record }))
  expect(isSaved(both, other)).toBe(true)
  expect(wishlistCount(withoutSaved(both, other))).toBe(1)
})

test('products without a common id are different', () => {
  const bare = cartProductOf(normaliseProduct({ entityId: 'c' }))
  expect(isSaved(both, bare)).toBe(false)
  expect(wishlistCount(withSaved(both, bare))).toBe(3)
})

test('after any changes: no duplicates, and the list survives storage', () => {
  let looked = 0
  fc.assert(
    fc.property(fc.array(fc.constantFrom(saree, silk), { maxLength: 20 }), (presses) => {
      const list = presses.reduce<Wishlist>(
        (before, product) => (isSaved(before, product) ? withoutSaved : withSaved)(before, product),
        emptyWishlist,
      )
      expect(new Set(list.items.map(({ key }) => key)).size).toBe(wishlistCount(list))
      expect(readWishlist(JSON.parse(JSON.stringify(list)))).toEqual(list)
      looked += 1
    }),
  )
  expect(looked).toBeGreaterThanOrEqual(100)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['text', 'wishlist'],
  ['no items', {}],
  ['items that are not a list', { items: {} }],
  ['a product without its key', { items: [{ name: 'Kasavu' }] }],
  ['a bare id', { items: ['a'] }],
])('%s is not a wishlist', (_what, saved) => {
  expect(readWishlist(saved)).toBeUndefined()
})

test('stored duplicates are dropped', () => {
  expect(readWishlist({ items: [saree, silk, saree] })).toEqual(both)
})
