import { fieldsOf, textOf } from '../product/read.ts'
import { emptyCart, lineKey, type Cart, type CartItem } from './cart.ts'
import { readCartProduct } from './cartProduct.ts'

/**
 * A cart read back from the device, or undefined when it is not one: the caller then sets the entry aside instead of
 * guessing. Two lines with one key become one.
 */
export function readCart(value: unknown): Cart | undefined {
  const fields = fieldsOf(value)
  if (!Array.isArray(fields['items'])) return undefined
  const items = fields['items'].map(readItem)
  if (!items.every((item) => item !== undefined)) return undefined
  const address = fieldsOf(fields['shippingAddress'])
  const coupon = textOf(fields['appliedCoupon'])
  const discount = fields['couponDiscount']
  return {
    items: mergeLines(items),
    ...(textOf(address['state'])
      ? { shippingAddress: { state: textOf(address['state']), city: textOf(address['city']) } }
      : {}),
    ...(coupon ? { appliedCoupon: coupon } : {}),
    couponDiscount: typeof discount === 'number' && discount >= 0 ? Math.round(discount) : emptyCart.couponDiscount,
    isFirstTimeCustomer: fields['isFirstTimeCustomer'] !== false,
  }
}

function readItem(value: unknown): CartItem | undefined {
  const fields = fieldsOf(value)
  const product = readCartProduct(fields['product'])
  const { quantity } = fields
  if (!product || typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1) return undefined
  const size = textOf(fields['selectedSize'])
  return { product, quantity, ...(size ? { selectedSize: size } : {}), addedAt: textOf(fields['addedAt']) }
}

function mergeLines(items: readonly CartItem[]): CartItem[] {
  const lines = new Map<string, CartItem>()
  for (const item of items) {
    const line = lines.get(lineKey(item))
    lines.set(lineKey(item), line ? { ...line, quantity: line.quantity + item.quantity } : item)
  }
  return [...lines.values()]
}
