import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyCart } from '#domain/cart/cart.ts'
import { coupons } from '#tests/support/coupons.ts'
import { completeOrder } from '#domain/cart/completeOrder.ts'
import { orderOf, pendingCompletion } from '#domain/order/order.ts'
import { a, b, c, now, openTab, linesOf, simulatedDevice } from '#tests/support/simulatedTab.ts'
import { cartStorageKey, useCartStore } from './cart.ts'
import { completeOrders } from './completion.ts'
import { createOrderStore, orderStorageKey } from './order.ts'
import { rehydrateShopper } from './rehydrate.ts'

const device = simulatedDevice()

describe('an order', () => {
  beforeEach(() => void vi.useFakeTimers({ now }))

  const terms = {
    coupons,
    shipping: { cost: 60, estimatedDays: '2-3' },
    address: { city: 'Kochi', state: 'Kerala' },
    paymentMethod: 'upi',
    giftNoteLetters: 300,
    orderPrefix: 'PW',
    now,
  } as const

  const place = (tab: ReturnType<typeof openTab>) => {
    const order = orderOf(tab.cart(), terms)
    if (!order) throw new Error('The cart of this test has nothing to order')
    const orders = createOrderStore(tab.carts)
    orders.getState().place(order, now)
    return { order, orders }
  }
  const filled = () => {
    const tab = openTab()
    tab.store().add(a, 2, now)
    tab.store().add(b, 1, now)
    return tab
  }

  test('an order removes its lines from the cart two seconds later, and no others', () => {
    const tab = filled()
    const { order, orders } = place(tab)
    orders.getState().place(order, now)
    tab.store().add(a, 1, now)
    tab.store().add(c, 1, now)
    vi.advanceTimersByTime(1999)
    expect(linesOf(tab.cart())).toBe('3a 1b 1c')
    vi.advanceTimersByTime(1)
    expect(linesOf(tab.cart())).toBe('1a 1c')
    expect(tab.cart().isFirstTimeCustomer).toBe(false)
    expect(orders.getState().orders).toEqual([order])
    orders.getState().place(order, now)
    vi.advanceTimersByTime(60_000)
    expect(linesOf(device.cart())).toBe('1a 1c')
  })

  test('an order is completed even when the clock was set back', () => {
    const tab = filled()
    place(tab)
    vi.setSystemTime(new Date('2020-01-01T00:00:00Z'))
    vi.advanceTimersByTime(2000)
    expect(linesOf(tab.cart())).toBe('')
  })

  test('an order is completed at once on request, and only once', () => {
    const tab = filled()
    const { order, orders } = place(tab)
    orders.getState().complete(order.orderId)
    tab.store().add(a, 1, now)
    orders.getState().complete(order.orderId)
    vi.advanceTimersByTime(60_000)
    expect(linesOf(device.cart())).toBe('1a')
  })

  test.each([
    [500, 1500],
    [1999, 1],
    [3_600_000, 0],
    [-3_600_000, 2000],
  ])('a tab opened %i ms after the order in a tab now closed completes it in %i ms', (later, wait) => {
    place(filled())
    // Its timers die with the tab.
    vi.clearAllTimers()
    vi.setSystemTime(now.getTime() + later)
    const next = openTab()
    completeOrders(next.carts)
    completeOrders(next.carts)
    expect(linesOf(next.cart())).toBe('2a 1b')
    vi.advanceTimersByTime(Math.max(0, wait - 1))
    expect(linesOf(next.cart())).toBe(wait > 0 ? '2a 1b' : '')
    vi.advanceTimersByTime(1)
    expect(linesOf(next.cart())).toBe('')
    expect(linesOf(device.cart())).toBe('')
  })

  test('an order that two tabs know is completed once, however late they are notified', () => {
    const [one, two] = [filled(), openTab()]
    const { order } = place(one)
    two.hear()
    completeOrders(two.carts)
    vi.advanceTimersByTime(1000)
    two.store().add(a, 1, now)
    vi.advanceTimersByTime(5000)
    for (const tab of [one, two]) tab.hear()
    expect([linesOf(one.cart()), linesOf(two.cart())]).toEqual(['1a', '1a'])
    // A tab that was suspended during all of it.
    two.carts.setState({ cart: { ...emptyCart, pendingOrders: [pendingCompletion(order, now)] } })
    completeOrders(two.carts)
    vi.advanceTimersByTime(5000)
    expect(linesOf(device.cart())).toBe('1a')
  })

  test('an order completed by both tabs at the same moment gives the same cart', () => {
    const tab = filled()
    const { order } = place(tab)
    const before = device.cart()
    const [one, two] = [completeOrder(before, order.orderId), completeOrder(before, order.orderId)]
    expect(one).toEqual(two)
  })

  test('an order is removed from the cart even when the device is full', () => {
    const tab = filled()
    device.isFull = true
    place(tab)
    vi.advanceTimersByTime(2000)
    expect(linesOf(tab.cart())).toBe('')
    device.isFull = false
    tab.store().add(c, 1, now)
    expect(linesOf(device.cart())).toBe('1c')
    expect(device.cart()).not.toHaveProperty('pendingOrders')
  })

  test('an order is there at the next visit beside the one before, until the shopper deletes it', () => {
    const { order } = place(filled())
    vi.setSystemTime(now.getTime() + 60_000)
    const tab = openTab()
    tab.store().add(c, 1, now)
    const second = orderOf(tab.cart(), { ...terms, now: new Date() })
    if (!second) throw new Error('The cart of this test has nothing to order')
    createOrderStore(tab.carts).getState().place(second, now)
    sessionStorage.removeItem('shop.order')
    const later = createOrderStore(openTab().carts)
    expect(later.getState()).toMatchObject({ isReady: false, orders: [] })
    later.getState().rehydrate()
    expect(later.getState()).toMatchObject({ isReady: true, orders: [second, order] })
    later.getState().remove(order.orderId)
    expect(later.getState().orders).toEqual([second])
    expect(device.getItem(orderStorageKey)).not.toContain(order.orderId)
  })

  test('an order that cannot be read is quarantined, and not shown', () => {
    device.setItem(orderStorageKey, '{"state":{"orders":[{"orderId":"PW1"}]},"version":1}')
    const orders = createOrderStore(openTab().carts)
    orders.getState().rehydrate()
    expect(orders.getState()).toMatchObject({ isReady: true, orders: [], wasQuarantined: true })
    expect(device.getItem(`${orderStorageKey}.quarantined`)).toContain('PW1')
  })

  test('an order that an earlier version stored in the tab is moved to the device', () => {
    const order = orderOf(filled().cart(), terms)
    sessionStorage.setItem('shop.order', JSON.stringify({ state: { order }, version: 1 }))
    const orders = createOrderStore(openTab().carts)
    orders.getState().rehydrate()
    expect(orders.getState().orders).toEqual([order])
    expect(device.getItem(orderStorageKey)).toContain(order?.orderId)
    expect(sessionStorage.getItem('shop.order')).toBeNull()
    orders.getState().rehydrate()
    expect(orders.getState().orders).toHaveLength(1)
  })

  test('an order that an earlier version stored in the tab stays there while the device is full', () => {
    const order = orderOf(filled().cart(), terms)
    sessionStorage.setItem('shop.order', JSON.stringify({ state: { order }, version: 1 }))
    device.isFull = true
    const orders = createOrderStore(openTab().carts)
    orders.getState().rehydrate()
    expect(orders.getState().orders).toEqual([order])
    expect(sessionStorage.getItem('shop.order')).toContain(order?.orderId)
  })

  test('an order that waited for the next start is completed by it', async () => {
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] })
    place(filled())
    // Its timers die with the tab.
    vi.clearAllTimers()
    const leave = rehydrateShopper()
    expect(linesOf(useCartStore.getState().cart)).toBe('2a 1b')
    await vi.dynamicImportSettled()
    vi.advanceTimersByTime(2000)
    expect(linesOf(useCartStore.getState().cart)).toBe('')
    // Another tab has added a product meanwhile.
    openTab().store().add(c, 1, now)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }))
    expect(linesOf(useCartStore.getState().cart)).toBe('')
    window.dispatchEvent(Object.assign(new Event('storage'), { key: cartStorageKey }))
    expect(linesOf(useCartStore.getState().cart)).toBe('1c')
    // And again while this one was in the back/forward cache.
    openTab().store().add(c, 1, now)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(linesOf(useCartStore.getState().cart)).toBe('2c')
    leave()
    openTab().store().add(c, 1, now)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(linesOf(useCartStore.getState().cart)).toBe('2c')
  })
})
