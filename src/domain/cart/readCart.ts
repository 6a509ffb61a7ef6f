import { fieldsOf, textOf, type RecordFields } from '../product/read.ts'
import {
  emptyCart,
  finishings,
  joinLines,
  lineKey,
  maxQuantity,
  type Cart,
  type CartItem,
  type Finishing,
  type PendingCompletion,
} from './cart.ts'
import { readAmount, readCartProduct, readMarks } from './readCartProduct.ts'

/**
 * A cart read back from the device, or undefined when it is not one: the caller then quarantines the entry instead of
 * guessing. Two lines with one key become one. Fields that a cart of an earlier version lacks stay absent.
 */
export function readCart(value: unknown): Cart | undefined {
  const fields = fieldsOf(value)
  if (!Array.isArray(fields['items'])) return undefined
  const items = fields['items'].map(readItem)
  if (!items.every((item) => item !== undefined)) return undefined
  const address = fieldsOf(fields['shippingAddress'])
  const coupon = textOf(fields['appliedCoupon'])
  const pending = readPending(fields['pendingOrders'])
  return {
    items: mergeLines(items),
    ...(textOf(address['state'])
      ? { shippingAddress: { state: textOf(address['state']), city: textOf(address['city']) } }
      : {}),
    ...(coupon ? { appliedCoupon: coupon } : {}),
    couponDiscount: readAmount(fields['couponDiscount']) ?? emptyCart.couponDiscount,
    isFirstTimeCustomer: fields['isFirstTimeCustomer'] !== false,
    ...(pending.length > 0 ? { pendingOrders: pending } : {}),
  }
}

/** Merges lines with the same key into the first. */
export function mergeLines(items: readonly CartItem[]): CartItem[] {
  const lines = new Map<string, CartItem>()
  for (const item of items) {
    const line = lines.get(lineKey(item))
    lines.set(lineKey(item), line ? joinLines(line, item) : item)
  }
  return [...lines.values()]
}

function readItem(value: unknown): CartItem | undefined {
  const fields = fieldsOf(value)
  const line = readLine(fields, quantityInCart)
  return line && { ...line, addedAt: textOf(fields['addedAt']), ...readMarks(fields, line.product.price) }
}

/** What a line of a cart and one of an order have in common; undefined without a product or a quantity. */
export function readLine(fields: RecordFields, readQuantity: (value: unknown) => number | undefined) {
  const product = readCartProduct(fields['product'])
  const quantity = readQuantity(fields['quantity'])
  if (!product || !quantity) return undefined
  const size = textOf(fields['selectedSize'])
  const finishing = readFinishing(fields['finishing'])
  return {
    product,
    quantity,
    ...(size ? { selectedSize: size } : {}),
    ...(finishing.length > 0 ? { finishing } : {}),
  }
}

/** Known finishings in canonical order; unknown ones are dropped. */
function readFinishing(value: unknown): Finishing[] {
  return finishings.filter((each) => listOf(value).includes(each))
}

/** Pending orders; invalid ones are dropped. */
function readPending(value: unknown): PendingCompletion[] {
  return listOf(value).flatMap((entry) => {
    const fields = fieldsOf(entry)
    const orderId = textOf(fields['orderId'])
    const dueAt = textOf(fields['dueAt'])
    const lines = listOf(fields['lines']).flatMap((line) => {
      const key = textOf(fieldsOf(line)['key'])
      const quantity = quantityInCart(fieldsOf(line)['quantity'])
      return key && quantity ? [{ key, quantity }] : []
    })
    return orderId && Date.parse(dueAt) ? [{ orderId, lines, dueAt }] : []
  })
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function quantityInCart(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1) return undefined
  return Math.min(value, maxQuantity)
}
