import { describe, expect, test, vi } from 'vitest'
import { emptyCart } from '#domain/cart/cart.ts'
import { a, b, c, now, openTab, linesOf, simulatedDevice } from '#tests/support/simulatedTab.ts'
import { cartStorageKey } from './cart.ts'
import { quarantineKey } from './persistedEntry.ts'
import { wishlistStorageKey } from './wishlist.ts'

const device = simulatedDevice()

describe('a device that stores nothing', () => {
  test('a device with storage blocked keeps the cart within the visit', () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const tab = openTab()
    tab.store().add(a, 2, now)
    tab.store().add(b, 1, now)
    tab.hear()
    expect(linesOf(tab.cart())).toBe('2a 1b')
    tab.actions.remove('a')()
    expect(linesOf(tab.cart())).toBe('2a 1b')
    expect(tab.store().wasQuarantined).toBe(false)
  })

  test('a full device loses nothing: changes are stored as soon as there is space, merged with those of other tabs', () => {
    const [one, two] = [openTab(), openTab()]
    one.store().add(a, 1, now)
    device.isFull = true
    one.store().add(b, 1, now)
    one.store().add(b, 1, now)
    expect(linesOf(one.cart())).toBe('1a 2b')
    expect(linesOf(device.cart())).toBe('1a')
    device.isFull = false
    two.store().add(c, 1, now)
    one.hear()
    expect(linesOf(one.cart())).toBe('1a 1c 2b')
    one.store().add(a, 1, now)
    expect(linesOf(device.cart())).toBe('2a 1c 2b')
    one.store().add(a, 1, now)
    expect(linesOf(device.cart())).toBe('3a 1c 2b')
  })

  test('a device cleared meanwhile gets the cart that the tab shows again', () => {
    const tab = openTab()
    tab.store().add(a, 1, now)
    device.entries.clear()
    tab.hear()
    tab.store().add(b, 1, now)
    expect(linesOf(device.cart())).toBe('1a 1b')
  })
})

describe('entries stored earlier', () => {
  const line = { product: a, quantity: 2, addedAt: now.toISOString() }

  test.each([1, 2])('a cart of version %i is read, and written as version 2', (version) => {
    device.entries.set(cartStorageKey, JSON.stringify({ state: { cart: { items: [line] } }, version }))
    const tab = openTab()
    expect(linesOf(tab.cart())).toBe('2a')
    expect(tab.store()).toMatchObject({ isReady: true, wasQuarantined: false })
    tab.store().add(a, 1, now)
    expect(JSON.parse(device.getItem(cartStorageKey) ?? '')).toMatchObject({
      version: 2,
      state: { cart: { items: [{ quantity: 3 }] } },
    })
  })

  test.each([
    ['broken off', '{"state":{"cart":{"items":[{"product'],
    ['no entry', '"cart"'],
    ['of no version', JSON.stringify({ state: { cart: { items: [line] } } })],
    ['of version 0', JSON.stringify({ state: { cart: { items: [line] } }, version: 0 })],
    ['no cart', JSON.stringify({ state: { cart: 7 }, version: 2 })],
  ])('a stored cart, %s, is quarantined, reported until it is dismissed, and the shop opens', (_what, text) => {
    device.entries.set(cartStorageKey, text)
    const tab = openTab()
    expect(tab.cart()).toEqual(emptyCart)
    expect(tab.store().wasQuarantined).toBe(true)
    expect(device.getItem(quarantineKey(cartStorageKey))).toBe(text)
    // It may have been read on a page that shows no notice.
    expect(openTab().store().wasQuarantined).toBe(true)
    tab.store().add(a, 1, now)
    tab.store().dismissQuarantined()
    tab.hear()
    expect(tab.store().wasQuarantined).toBe(false)
    expect(openTab().store().wasQuarantined).toBe(false)
    expect(device.getItem(quarantineKey(cartStorageKey))).toBe(text)
  })

  test('a cart of a later release is left as it is, and the tab keeps its own cart in memory', () => {
    const tab = openTab()
    tab.store().add(a, 1, now)
    const text = JSON.stringify({ state: { cart: { items: [line] } }, version: 3 })
    device.entries.set(cartStorageKey, text)
    tab.hear()
    tab.store().add(b, 1, now)
    expect(linesOf(tab.cart())).toBe('1a 1b')
    expect(tab.store()).toMatchObject({ wasQuarantined: false, unsaved: [expect.any(Function)] })
    expect([...device.entries]).toEqual([[cartStorageKey, text]])
  })

  test('a cart that becomes unreadable while the shop is open is quarantined, and the tab keeps the one that it shows', () => {
    const tab = openTab()
    tab.store().add(a, 1, now)
    device.entries.set(cartStorageKey, '{')
    tab.store().add(b, 1, now)
    expect(linesOf(device.cart())).toBe('1a 1b')
    expect(tab.store().wasQuarantined).toBe(true)
  })

  test('an unreadable wishlist is quarantined, too', () => {
    device.entries.set(wishlistStorageKey, '{"state":{"wishlist":{"items":[7]}},"version":1}')
    const tab = openTab()
    expect(tab.wishlists.getState()).toMatchObject({ isReady: true, wasQuarantined: true, wishlist: { items: [] } })
    expect(device.getItem(quarantineKey(wishlistStorageKey))).toContain('[7]')
    tab.wishlists.getState().dismissQuarantined()
    expect(tab.wishlists.getState().wasQuarantined).toBe(false)
  })
})
