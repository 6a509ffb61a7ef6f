import { describe, expect, test } from 'vitest'
import { emptyAddress } from '#domain/address/address.ts'
import type { Order } from '#domain/order/order.ts'
import { whatsAppUrl } from '#features/shared/whatsAppUrl.ts'
import { orderMessage } from './orderMessage.ts'

const order: Order = {
  orderId: 'PW1733031000000',
  placedAt: '2024-12-01T19:00:00.000Z',
  lines: [
    {
      product: {
        key: 'a',
        _id: '1',
        id: '1',
        entityId: 'a',
        name: 'Kasavu Saree',
        productCode: 'PW-A',
        category: { name: 'Cotton/Linen', slug: 'cotton-linen' },
        price: 2850,
        originalPrice: 2850,
        availability: 'in-stock',
      },
      quantity: 2,
      finishing: ['tassels'],
    },
  ],
  totals: { subtotal: 5700, discount: 500, shippingCost: 120, total: 5320, itemCount: 2, appliedCoupon: 'FESTIVE500' },
  address: { city: 'Kochi', state: 'Kerala' },
  estimatedDays: '2-3',
  paymentMethod: 'upi',
  giftNote: 'For Amma & Appa',
}

describe('the message of an order', () => {
  test('the message of an order has every line, every amount and where it goes', () => {
    expect(orderMessage(order).split('\n')).toEqual([
      'Namaste, I would like to order:',
      'Order #PW1733031000000',
      '',
      '2 × Kasavu Saree (PW-A), with tassels: ₹5,700',
      '',
      'Subtotal ₹5,700',
      'Discount −₹500',
      'Shipping ₹120',
      'Total ₹5,320',
      'Payment: UPI',
      'Expected delivery: 2-3 days',
      '',
      'Gift note: For Amma & Appa',
      '',
      'Deliver to:',
      'Kochi, Kerala',
    ])
  })

  test('the message of an order has the whole address where that is known, without the lines left empty', () => {
    const to = { ...emptyAddress, fullName: 'Lakshmi Nair', city: 'Kochi', state: 'Kerala', pincode: '682001' }
    expect(orderMessage(order, to).split('\n').slice(-2)).toEqual(['Lakshmi Nair', 'Kochi, Kerala 682001'])
  })

  test('the message of an order has the delivery time of a pre-order, and says that the rest comes earlier', () => {
    const lines = order.lines.map((line) => ({
      ...line,
      product: { ...line.product, availability: 'pre-order' as const, estimatedDelivery: 'about eleven months' },
    }))
    expect(orderMessage({ ...order, lines })).toContain('Expected delivery: Pre-order, about eleven months\n')
    expect(orderMessage({ ...order, lines: [...order.lines, ...lines] })).toContain(
      'Expected delivery: 2-3 days; Pre-order, about eleven months\n',
    )
    expect(orderMessage({ ...order, lines })).toContain('Kasavu Saree (PW-A) (Pre-order, about eleven months)')
  })

  test('the message of an order without a discount and a note names neither', () => {
    const { giftNote: _, ...plain } = order
    const message = orderMessage({ ...plain, totals: { ...order.totals, discount: 0 } })
    expect(message).not.toMatch(/Discount|Gift note/)
  })

  test('the message of an order is complete in a link', () => {
    const link = new URL(whatsAppUrl('914710123456', orderMessage(order)))
    expect(link.searchParams.get('text')).toBe(orderMessage(order))
  })
})
