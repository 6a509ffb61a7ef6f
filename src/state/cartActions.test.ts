import { describe, expect, test } from 'vitest'
import { coupons } from '#tests/support/coupons.ts'
import { subtotalOf } from '#domain/cart/amounts.ts'
import { a, b, c, now, openTab, linesOf, product, simulatedDevice } from '#tests/support/simulatedTab.ts'
import { createCartStore } from './cart.ts'
import { createCartActions } from './cartActions.ts'
import { createWishlistStore } from './wishlist.ts'

const device = simulatedDevice()

describe('coupons', () => {
  test('a coupon code is entered, revalidated and removed', () => {
    const tab = openTab()
    tab.actions.watchCoupon(coupons, () => now)
    tab.store().add(b, 1, now)
    expect(tab.actions.enterCoupon('  ', coupons, now)).toBeUndefined()
    expect(tab.actions.enterCoupon('none', coupons, now)).toMatchObject({ ok: false })
    expect(tab.actions.enterCoupon('padma15', coupons, now)).toEqual({
      ok: true,
      saving: { discount: 750, shipping: 0 },
    })
    expect(tab.actions.removeCoupon()).toBe('PADMA15')
    expect(tab.actions.removeCoupon()).toBeUndefined()
    expect(tab.store().invalidatedCoupon).toBeUndefined()
  })

  test('a coupon that a change invalidates is reported once, and restored by undo', () => {
    const tab = openTab()
    const leave = tab.actions.watchCoupon(coupons, () => now)
    tab.store().add(b, 1, now)
    tab.store().add(c, 1, now)
    tab.actions.enterCoupon('FESTIVE500', coupons, now)
    const undo = tab.actions.remove('b')
    expect(tab.cart()).not.toHaveProperty('appliedCoupon')
    expect(tab.store().invalidatedCoupon).toEqual({
      code: 'FESTIVE500',
      error: { why: 'below-minimum', minimum: 5000 },
    })
    tab.actions.dismissInvalidatedCoupon()
    undo()
    expect(tab.cart()).toMatchObject({ appliedCoupon: 'FESTIVE500', couponDiscount: 500 })
    expect(tab.store().invalidatedCoupon).toBeUndefined()
    tab.actions.enterCoupon('KERALA20', coupons, now)
    tab.actions.setAddress({ state: 'Goa', city: 'Panaji' })
    expect(tab.store().invalidatedCoupon).toEqual({ code: 'KERALA20', error: { why: 'wrong-state', state: 'Goa' } })
    leave()
    expect(tab.store().revalidate).toBeUndefined()
  })

  test('one that expires while the page is open is removed when the device is read again', () => {
    const tab = openTab()
    let time = now
    tab.actions.watchCoupon(coupons, () => time)
    tab.store().add(b, 1, now)
    tab.actions.enterCoupon('FESTIVE500', coupons, now)
    time = new Date('2025-01-01T12:00:00Z')
    tab.hear()
    expect(tab.store().invalidatedCoupon).toEqual({ code: 'FESTIVE500', error: { why: 'expired' } })
    expect(device.cart()).toMatchObject({ couponDiscount: 0 })
  })

  test.each(['before', 'after'])(
    'one that expired while the shop was closed is removed, watched %s the device was read',
    (order) => {
      const earlier = openTab()
      earlier.store().add(b, 1, now)
      earlier.actions.enterCoupon('FESTIVE500', coupons, now)
      const carts = createCartStore()
      const watch = () =>
        createCartActions(carts, createWishlistStore()).watchCoupon(coupons, () => new Date('2025-01-01T12:00:00Z'))
      if (order === 'before') watch()
      carts.getState().rehydrate()
      if (order === 'after') watch()
      expect(carts.getState().invalidatedCoupon).toEqual({ code: 'FESTIVE500', error: { why: 'expired' } })
      expect(device.cart()).toMatchObject({ couponDiscount: 0 })
      expect(subtotalOf(device.cart())).toBe(12499)
    },
  )
})

describe('saving for later', () => {
  test('saving for later moves a product to the wishlist, and back', () => {
    const tab = openTab()
    tab.store().add(a, 2, now)
    tab.store().add(b, 1, now)
    const undo = tab.actions.saveForLater('a')
    expect([linesOf(tab.cart()), tab.saved()]).toEqual(['1b', ['a']])
    undo?.()
    undo?.()
    expect([linesOf(tab.cart()), tab.saved()]).toEqual(['2a 1b', []])
  })

  test('a product saved for later stays in the cart where the device has no space for it', () => {
    const tab = openTab()
    tab.store().add(a, 2, now)
    tab.store().add(b, 1, now)
    // What is there may become shorter.
    device.capacity = device.size()
    expect(tab.actions.saveForLater('a')).toBeUndefined()
    expect([linesOf(tab.cart()), tab.saved()]).toEqual(['2a 1b', []])
    expect(linesOf(device.cart())).toBe('2a 1b')
  })

  test('a product saved for later moves within the visit where the device stores nothing at all', () => {
    device.isFull = true
    const tab = openTab()
    tab.store().add(a, 2, now)
    expect(tab.actions.saveForLater('a')).toBeDefined()
    expect([linesOf(tab.cart()), tab.saved()]).toEqual(['', ['a']])
  })

  test('saving for later leaves on the wishlist what was there before', () => {
    const tab = openTab()
    tab.wishlists.getState().toggle(a)
    tab.store().add(a, 1, now)
    tab.actions.saveForLater('a')?.()
    expect([linesOf(tab.cart()), tab.saved()]).toEqual(['1a', ['a']])
  })
})

describe('current data of the store', () => {
  test('current data of the store is applied to cart and wishlist, and dismissed', () => {
    const tab = openTab()
    for (const piece of [a, b]) {
      tab.store().add(piece, 1, now)
      tab.wishlists.getState().toggle(piece)
    }
    const fresh = { requestedKeys: ['a', 'b'], products: [product('a', 2500)] }
    tab.actions.reconcile(fresh)
    tab.listActions.reconcile(fresh)
    expect(tab.cart().items).toMatchObject([{ priceWas: 2850 }, { isGone: true }])
    expect(tab.wishlists.getState().wishlist.items).toMatchObject([{ priceWas: 2850 }, { isGone: true }])
    const before = tab.cart()
    tab.actions.reconcile(fresh)
    expect(tab.cart()).toEqual(before)
    tab.actions.seePrices()
    const undo = tab.actions.removeGone()
    expect(linesOf(device.cart())).toBe('1a')
    undo()
    expect(device.cart().items).toMatchObject([{ product: { price: 2500 } }, { isGone: true }])
    const putBack = tab.listActions.removeGone()
    expect(tab.saved()).toEqual(['a'])
    putBack()
    expect(tab.saved()).toEqual(['a', 'b'])
  })
})
