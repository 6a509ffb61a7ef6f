import { expect, test } from 'vitest'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import { readCartProduct } from '#domain/cart/readCartProduct.ts'
import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { deliveryTimes, preOrderNote } from './deliveryTimes.ts'

const lineOf = (record: object) => ({ product: cartProductOf(normaliseProduct({ entityId: 'a', ...record })) })
const inStock = lineOf({ availability: 'in-stock', estimatedDelivery: 'tomorrow' })
const woven = lineOf({ availability: 'pre-order', estimatedDelivery: 'about eleven months' })
const silent = lineOf({ availability: 'pre-order' })

test('a pre-order has a delivery time of its own, and products in stock that of their destination', () => {
  expect(deliveryTimes([inStock, inStock], '2-3')).toEqual(['2-3 days'])
  expect(deliveryTimes([woven], '2-3')).toEqual(['Pre-order, about eleven months'])
  expect(deliveryTimes([woven, silent, inStock, woven], '2-3')).toEqual([
    '2-3 days',
    'Pre-order, about eleven months',
    'Pre-order, we tell you when it comes',
  ])
})

test('only the delivery time of a pre-order is stored on the device', () => {
  expect(inStock.product).not.toHaveProperty('estimatedDelivery')
  expect(silent.product).not.toHaveProperty('estimatedDelivery')
  for (const { product } of [inStock, woven, silent]) {
    expect(readCartProduct(JSON.parse(JSON.stringify(product)))).toEqual(product)
  }
})

test('a pre-order without a time of its own promises none, on its page as in the cart', () => {
  expect(preOrderNote(normaliseProduct({ availability: 'pre-order' }))).toBe('Pre-order, we tell you when it comes')
  expect(preOrderNote(silent.product)).toBe('Pre-order, we tell you when it comes')
  expect(preOrderNote(woven.product)).toBe('Pre-order, about eleven months')
})
