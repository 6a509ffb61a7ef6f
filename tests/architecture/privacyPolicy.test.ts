import { expect, test } from 'vitest'
import { withOrder } from '#domain/order/orders.ts'
import { withRecent } from '#domain/search/recent.ts'
import { policies } from '#site/policyPages.ts'
import { placedOrder } from '#stories/features/checkout/placedOrder.ts'

const inWords: Readonly<Record<number, string>> = { 5: 'five', 50: 'fifty' }
const ids = Array.from({ length: 99 }, (_, at) => `PW${at}`)

test('the privacy policy states how many orders and searches a device keeps', () => {
  const orders = ids.map((orderId) => ({ ...placedOrder(), orderId })).reduce(withOrder, [])
  const searches = ids.reduce(withRecent, [])
  const text = JSON.stringify(policies.privacy)
  expect(text).toContain(`beyond ${inWords[orders.length]} the oldest goes`)
  expect(text).toContain(`your last ${inWords[searches.length]} searches`)
})
