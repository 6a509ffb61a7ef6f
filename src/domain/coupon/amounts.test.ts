import { expect, test } from 'vitest'
import { coupons } from '#tests/support/coupons.ts'
import { addItem, emptyCart, type Cart } from '../cart/cart.ts'
import { cartProductOf } from '../cart/cartProduct.ts'
import { enterCoupon } from '../cart/cartCoupon.ts'
import { orderTotalsOf } from '../cart/orderTotals.ts'
import { normaliseProduct } from '../product/normaliseProduct.ts'

/**
 * Shipping per item is ₹60 to Kerala, ₹120 to Karnataka, unknown without a state (handbook, Rules: shipping).
 */
const places = [
  { state: 'Kerala', shipping: { cost: 60 } },
  { state: 'Karnataka', shipping: { cost: 120 } },
  { state: '', shipping: undefined },
] as const

/** The last moment of the coupons' last day in India, and the moment after it. */
const lastMoment = new Date('2024-12-31T18:29:59.999Z')
const nextMoment = new Date('2024-12-31T18:30:00.000Z')

/**
 * Every coupon below, at and above its minimum, for one item of that price: the discount and what the
 * order then totals, in rupees, or why it is refused and the total without it. First order and
 * later order, each to Kerala, to Karnataka and without a state. All figures were calculated by hand.
 */
const whileTheyHold = `
code       price | first: Kerala | first: Karnataka | first: no state | later: Kerala | later: Karnataka | later: no state
WELCOME10   1999 | minimum  2059 | minimum  2119    | minimum  1999   | minimum  2059 | minimum  2119    | minimum  1999
WELCOME10   2000 |     200  1860 |     200  1920    |     200  1800   | first    2060 | first    2120    | first    2000
WELCOME10   2345 |     235  2170 |     235  2230    |     235  2110   | first    2405 | first    2465    | first    2345
WELCOME10   6000 |     500  5560 |     500  5620    |     500  5500   | first    6060 | first    6120    | first    6000
KERALA20    2999 | minimum  3059 | minimum  3119    | minimum  2999   | minimum  3059 | minimum  3119    | minimum  2999
KERALA20    3000 |     600  2460 | state    3120    |     600  2400   |     600  2460 | state    3120    |     600  2400
KERALA20    3003 |     601  2462 | state    3123    |     601  2402   |     601  2462 | state    3123    |     601  2402
KERALA20    7000 |    1000  6060 | state    7120    |    1000  6000   |    1000  6060 | state    7120    |    1000  6000
FESTIVE500  4999 | minimum  5059 | minimum  5119    | minimum  4999   | minimum  5059 | minimum  5119    | minimum  4999
FESTIVE500  5000 |     500  4560 |     500  4620    |     500  4500   |     500  4560 |     500  4620    |     500  4500
FESTIVE500 12499 |     500 12059 |     500 12119    |     500 11999   |     500 12059 |     500 12119    |     500 11999
FREESHIP    4999 | minimum  5059 | minimum  5119    | minimum  4999   | minimum  5059 | minimum  5119    | minimum  4999
FREESHIP    5000 |       0  5000 |       0  5020    |       0  5000   |       0  5000 |       0  5020    |       0  5000
FREESHIP   12499 |       0 12499 |       0 12519    |       0 12499   |       0 12499 |       0 12519    |       0 12499
PADMA15     3999 | minimum  4059 | minimum  4119    | minimum  3999   | minimum  4059 | minimum  4119    | minimum  3999
PADMA15     4000 |     600  3460 |     600  3520    |     600  3400   |     600  3460 |     600  3520    |     600  3400
PADMA15     4003 |     600  3463 |     600  3523    |     600  3403   |     600  3463 |     600  3523    |     600  3403
PADMA15     6000 |     750  5310 |     750  5370    |     750  5250   |     750  5310 |     750  5370    |     750  5250
`

const onceOver = `
code       price | first: Kerala | first: Karnataka | first: no state | later: Kerala | later: Karnataka | later: no state
WELCOME10   1999 | expired  2059 | expired  2119    | expired  1999   | expired  2059 | expired  2119    | expired  1999
WELCOME10   2000 | expired  2060 | expired  2120    | expired  2000   | expired  2060 | expired  2120    | expired  2000
WELCOME10   6000 | expired  6060 | expired  6120    | expired  6000   | expired  6060 | expired  6120    | expired  6000
KERALA20    2999 | expired  3059 | expired  3119    | expired  2999   | expired  3059 | expired  3119    | expired  2999
KERALA20    3000 | expired  3060 | expired  3120    | expired  3000   | expired  3060 | expired  3120    | expired  3000
KERALA20    7000 | expired  7060 | expired  7120    | expired  7000   | expired  7060 | expired  7120    | expired  7000
FESTIVE500  4999 | expired  5059 | expired  5119    | expired  4999   | expired  5059 | expired  5119    | expired  4999
FESTIVE500  5000 | expired  5060 | expired  5120    | expired  5000   | expired  5060 | expired  5120    | expired  5000
FESTIVE500 12499 | expired 12559 | expired 12619    | expired 12499   | expired 12559 | expired 12619    | expired 12499
FREESHIP    4999 | expired  5059 | expired  5119    | expired  4999   | expired  5059 | expired  5119    | expired  4999
FREESHIP    5000 | expired  5060 | expired  5120    | expired  5000   | expired  5060 | expired  5120    | expired  5000
FREESHIP   12499 | expired 12559 | expired 12619    | expired 12499   | expired 12559 | expired 12619    | expired 12499
PADMA15     3999 | expired  4059 | expired  4119    | expired  3999   | expired  4059 | expired  4119    | expired  3999
PADMA15     4000 | expired  4060 | expired  4120    | expired  4000   | expired  4060 | expired  4120    | expired  4000
PADMA15     6000 | expired  6060 | expired  6120    | expired  6000   | expired  6060 | expired  6120    | expired  6000
`

const whys = {
  unknown: 'unknown',
  expired: 'expired',
  'below-minimum': 'minimum',
  'not-first-order': 'first',
  'wrong-state': 'state',
} as const

const cases = [
  ...casesOf(whileTheyHold, 'at the last moment of 2024', lastMoment),
  ...casesOf(onceOver, 'in the first moment of 2025', nextMoment),
]

test('the table has every coupon and every kind of order', () => {
  expect(new Set(cases.map(({ code }) => code))).toEqual(new Set(coupons.map(({ code }) => code)))
  expect(cases).toHaveLength((18 + 15) * 6)
})

test.each(cases)('$code on $price, $order, $when: $expected', ({ code, price, place, isFirst, now, expected }) => {
  const product = cartProductOf(normaliseProduct({ entityId: 'a', name: 'Kasavu', price, originalPrice: price }))
  const bare: Cart = {
    ...addItem(emptyCart, product, 1, now),
    isFirstTimeCustomer: isFirst,
    ...(place.state ? { shippingAddress: { state: place.state, city: 'Anywhere' } } : {}),
  }
  const { cart, answer } = enterCoupon(bare, code, coupons, now)
  const summary = orderTotalsOf(cart, { coupons, now, shipping: place.shipping })
  const word = answer?.ok ? String(summary.discount) : whys[answer?.error.why ?? 'unknown']
  expect(`${word} ${summary.total}`).toBe(expected)
  expect(summary.appliedCoupon).toBe(answer?.ok ? code : undefined)
})

/** The cells of a table, each with the order its column names. */
function casesOf(table: string, when: string, now: Date) {
  const [, ...rows] = table.trim().split('\n')
  return rows.flatMap((row) => {
    const [head = '', ...cells] = row.split('|').map((cell) => cell.trim().replace(/\s+/g, ' '))
    const [code = '', price = ''] = head.split(' ')
    return cells.flatMap((expected, column) =>
      places.slice(column % 3, (column % 3) + 1).map((place) => {
        const isFirst = column < 3
        const order = `${isFirst ? 'first' : 'later'} order to ${place.state || 'nobody knows where'}`
        return { code, price: Number(price), order, place, isFirst, when, now, expected }
      }),
    )
  })
}
