import { expect, test } from 'vitest'
import { cartProductOf } from '../cart/cartProduct.ts'
import { normaliseProduct } from '../product/normaliseProduct.ts'
import { readWishlist } from './readWishlist.ts'
import { reconcileWishlist } from './reconcileWishlist.ts'
import { cartProductOfSaved, withoutGoneSaved, withSavedBack } from './changes.ts'
import { emptyWishlist, withoutSaved, withSaved, type Wishlist } from './wishlist.ts'

const product = (entityId: string, price: number) =>
  normaliseProduct({ entityId, name: `Saree ${entityId}`, price, originalPrice: price })
const item = (key: string) => cartProductOf(product(key, 2850))
const [a, b, c, d] = [item('a'), item('b'), item('c'), item('d')]
type Item = typeof a
const listOf = (...items: readonly Item[]) => items.reduce<Wishlist>(withSaved, emptyWishlist)
const names = (wishlist: Wishlist) => wishlist.items.map(({ key }) => key).join('')

test('saving a saved product or removing an absent one changes nothing', () => {
  const list = listOf(a, b)
  expect(withSaved(list, a)).toBe(list)
  expect(withoutSaved(list, c)).toBe(list)
})

test('undo restores the position, before products saved later', () => {
  const before = listOf(a, b, c)
  expect(names(withSavedBack(withSaved(withoutSaved(before, b), d), [b], before))).toBe('abcd')
  expect(names(withSavedBack(withSaved(emptyWishlist, d), [a, b, c], before))).toBe('abcd')
  expect(names(withSavedBack(withSaved(emptyWishlist, b), [a, b, c], before))).toBe('abc')
  expect(names(withSavedBack(listOf(c), [b], before))).toBe('bc')
})

test('undo lists no product twice, whatever ids it was saved by meanwhile', () => {
  const saved = (entityId: string, _id: string) => cartProductOf(normaliseProduct({ entityId, _id }))
  const before = listOf(saved('a', 'u1'), saved('b', 'u2'))
  // The second shares an id with both products of the list before.
  const meanwhile = listOf(saved('a', 'u3'), saved('b', 'u1'))
  expect(names(withSavedBack(meanwhile, before.items, before))).toBe('ab')
})

test('undo keeps two products saved meanwhile that share an id with the restored one', () => {
  const saved = (entityId: string, _id: string) => cartProductOf(normaliseProduct({ entityId, _id }))
  const removed = saved('b', 'u1')
  const before = listOf(a, removed, c)
  const meanwhile = listOf(a, c, saved('b', 'u2'), saved('d', 'u1'))
  expect(names(withSavedBack(meanwhile, [removed], before))).toBe('abdc')
})

test('reconciles with the store as the cart does', () => {
  const requestedKeys = ['a', 'b', 'c']
  const cheaper = cartProductOf(product('a', 2500))
  const wishlist = reconcileWishlist(listOf(a, b, c), {
    requestedKeys,
    products: [product('a', 2500), product('c', 2850)],
  })
  expect(wishlist.items).toMatchObject([{ key: 'a', price: 2500, priceWas: 2850 }, { key: 'b', isGone: true }, c])
  expect(readWishlist(JSON.parse(JSON.stringify(wishlist)))).toEqual(wishlist)
  expect(names(withoutGoneSaved(wishlist))).toBe('ac')
  expect(wishlist.items.map(cartProductOfSaved)).toEqual([cheaper, b, c])
  // Until she has seen it, the price she knows stays; what is back is no longer marked.
  const next = { requestedKeys, products: [product('a', 2400), product('c', 2850)] }
  expect(reconcileWishlist(wishlist, next).items).toMatchObject([
    { key: 'a', price: 2400, priceWas: 2850 },
    { key: 'b', isGone: true },
    c,
  ])
  const back = { requestedKeys, products: ['a', 'b', 'c'].map((key) => product(key, 2850)) }
  expect(reconcileWishlist(wishlist, back)).toEqual(listOf(a, b, c))
})

test('an empty response or one for other products changes nothing', () => {
  const list = listOf(a, b)
  expect(reconcileWishlist(list, { requestedKeys: ['a', 'b'], products: [] })).toBe(list)
  expect(reconcileWishlist(list, { requestedKeys: ['c'], products: [product('c', 1)] })).toBe(list)
})

test('a product matched by another of its ids is never on the list twice', () => {
  const older = cartProductOf(normaliseProduct({ _id: 'u1', name: 'Saree a', price: 2850 }))
  const answer = { requestedKeys: ['u1', 'a'], products: [normaliseProduct({ ...product('a', 2850), _id: 'u1' })] }
  expect(names(reconcileWishlist(listOf(older, a), answer))).toBe('a')
})
