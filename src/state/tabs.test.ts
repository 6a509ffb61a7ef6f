import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addItem, changeQuantity, emptyCart, removeProduct } from '#domain/cart/cart.ts'
import { clearCart } from '#domain/cart/removal.ts'
import { a, b, c, keyOf, now, openTab, linesOf, simulatedDevice } from '#tests/support/simulatedTab.ts'

const device = simulatedDevice()

describe('two tabs', () => {
  test('a product added in another tab is not lost by a tab that was not notified yet', () => {
    const [one, two] = [openTab(), openTab()]
    one.store().add(a, 1, now)
    two.store().add(b, 2, now)
    one.store().add(a, 1, now)
    expect(linesOf(one.cart())).toBe('2a 2b')
    two.hear()
    expect(two.cart()).toEqual(one.cart())
  })

  test('a removal removes the stored lines, and its undo restores them', () => {
    const [one, two] = [openTab(), openTab()]
    one.store().add(a, 1, now)
    two.store().add(a, 2, now)
    const undo = one.actions.remove('a')
    two.store().add(b, 1, now)
    undo()
    undo()
    expect(linesOf(device.cart())).toBe('3a 1b')
  })

  test('increasing the quantity that a tab shows increases the stored one', () => {
    const [one, two] = [openTab(), openTab()]
    one.store().add(a, 1, now)
    two.hear()
    one.store().add(a, 2, now)
    two.store().setQuantity(keyOf(a), 2)
    expect(linesOf(two.cart())).toBe('4a')
    one.store().setQuantity(keyOf(a), 0)
    expect(linesOf(device.cart())).toBe('')
    two.store().setQuantity(keyOf(a), 5)
    expect(linesOf(two.cart())).toBe('')
  })

  test('a heart toggles the state that its tab shows', () => {
    const [one, two] = [openTab(), openTab()]
    one.wishlists.getState().toggle(a)
    two.wishlists.getState().toggle(a)
    two.wishlists.getState().toggle(b)
    one.hear()
    expect([one.saved(), two.saved()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    one.wishlists.getState().toggle(b)
    two.wishlists.getState().toggle(b)
    expect(two.saved()).toEqual(['a'])
  })

  test('clearing a wishlist removes the products that its tab shows, and is undone once', () => {
    const [one, two] = [openTab(), openTab()]
    for (const piece of [a, b]) one.wishlists.getState().toggle(piece)
    two.wishlists.getState().toggle(c)
    const undo = one.listActions.clear()
    expect(one.saved()).toEqual(['c'])
    undo()
    undo()
    two.hear()
    expect(two.saved()).toEqual(['a', 'b', 'c'])
  })

  test('for any actions and any order of notifications, both end with one cart that has every product', () => {
    const anyPiece = fc.constantFrom(a, b, c)
    const anyAction = fc.oneof(
      fc.record({ do: fc.constant('add' as const), piece: anyPiece, by: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ do: fc.constant('step' as const), piece: anyPiece, by: fc.constantFrom(-1, 1) }),
      fc.record({ do: fc.constant('remove' as const), piece: anyPiece, by: fc.constant(0) }),
      fc.record({ do: fc.constant('clear' as const), piece: anyPiece, by: fc.constant(0) }),
      fc.record({ do: fc.constant('hear' as const), piece: anyPiece, by: fc.constant(0) }),
    )
    const script = fc.array(fc.tuple(fc.boolean(), anyAction), { maxLength: 30, size: 'max' })
    let looked = 0
    fc.assert(
      fc.property(script, (steps) => {
        device.entries.clear()
        const tabs = [openTab(), openTab()] as const
        // The cart that one tab alone would have.
        let expected = emptyCart
        for (const [isFirst, { do: what, piece, by }] of steps) {
          const tab = tabs[isFirst ? 0 : 1]
          if (what === 'hear') tab.hear()
          if (what === 'add') tab.store().add(piece, by, now)
          if (what === 'step') tab.store().change((cart) => changeQuantity(cart, keyOf(piece), by))
          if (what === 'remove') tab.actions.remove(piece.key)
          if (what === 'clear') tab.actions.clear()
          if (what === 'add') expected = addItem(expected, piece, by, now)
          if (what === 'step') expected = changeQuantity(expected, keyOf(piece), by)
          if (what === 'remove') expected = removeProduct(expected, piece.key)
          if (what === 'clear') expected = clearCart(expected)
          looked += 1
        }
        for (const tab of tabs) tab.hear()
        expect(tabs[0].cart()).toEqual(expected)
        expect(tabs[1].cart()).toEqual(expected)
        expect(device.cart()).toEqual(expected)
      }),
    )
    expect(looked).toBeGreaterThan(1000)
  })

  test('a device that is full at times loses no product and duplicates none', () => {
    const script = fc.array(
      fc.record({
        isFirst: fc.boolean(),
        isFull: fc.boolean(),
        hears: fc.boolean(),
        piece: fc.constantFrom(a, b, c),
        by: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 30, size: 'max' },
    )
    let full = 0
    fc.assert(
      fc.property(script, (steps) => {
        device.entries.clear()
        const tabs = [openTab(), openTab()] as const
        const expected: Record<string, number> = { a: 1, b: 1 }
        for (const { isFirst, isFull, hears, piece, by } of steps) {
          const tab = tabs[isFirst ? 0 : 1]
          device.isFull = isFull
          if (hears) tab.hear()
          tab.store().add(piece, by, now)
          expected[piece.key] = (expected[piece.key] ?? 0) + by
          full += isFull ? 1 : 0
        }
        // There is space again: each tab's next change also writes what it could not write before.
        device.isFull = false
        tabs[0].store().add(a, 1, now)
        tabs[1].store().add(b, 1, now)
        for (const tab of tabs) tab.hear()
        expect(Object.fromEntries(device.cart().items.map((item) => [item.product.key, item.quantity]))).toEqual(
          expected,
        )
        expect(tabs[0].cart()).toEqual(device.cart())
        expect(tabs[1].cart()).toEqual(device.cart())
      }),
    )
    expect(full).toBeGreaterThan(200)
  })
})

describe('clicks', () => {
  test('five rapid clicks add five products', () => {
    const tab = openTab()
    for (let click = 0; click < 5; click += 1) tab.store().add(a, 1, now)
    for (let click = 0; click < 5; click += 1) tab.store().change((cart) => changeQuantity(cart, keyOf(a), 1))
    expect(linesOf(tab.cart())).toBe('10a')
    expect(device.cart()).toEqual(tab.cart())
  })
})
