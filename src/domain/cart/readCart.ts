import { fieldsOf, textOf } from '../product/read.ts'
import {
  emptyCart,
  finishings,
  joinLines,
  lineKey,
  mostPieces,
  type Cart,
  type CartItem,
  type PendingCompletion,
} from './cart.ts'
import { readCartProduct } from './cartProduct.ts'

/**
 * A cart read back from the device, or undefined when it is not one: the caller then sets the entry aside instead of
 * guessing. Two lines with one key become one. What a cart of an earlier version did not have yet is simply not there.
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

/** Lines with one key as one, at the place of the first. */
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
  const product = readCartProduct(fields['product'])
  const quantity = readPieces(fields['quantity'])
  if (!product || quantity === undefined) return undefined
  const size = textOf(fields['selectedSize'])
  const kept = fields['finishing']
  const finishing = Array.isArray(kept) ? finishings.filter((each) => kept.includes(each)) : []
  const priceWas = readAmount(fields['priceWas'])
  return {
    product,
    quantity,
    ...(size ? { selectedSize: size } : {}),
    addedAt: textOf(fields['addedAt']),
    ...(finishing.length > 0 ? { finishing } : {}),
    ...(fields['isGone'] === true ? { isGone: true } : {}),
    ...(priceWas && priceWas !== product.price ? { priceWas } : {}),
  }
}

/** Orders to complete; one that cannot be made out is not carried out. */
function readPending(value: unknown): PendingCompletion[] {
  return (Array.isArray(value) ? value : []).flatMap((entry) => {
    const { orderId, lines, dueAt } = fieldsOf(entry)
    if (!textOf(orderId) || !Array.isArray(lines) || Number.isNaN(Date.parse(textOf(dueAt)))) return []
    const read = lines.flatMap((line) => {
      const quantity = readPieces(fieldsOf(line)['quantity'])
      const key = textOf(fieldsOf(line)['key'])
      return key && quantity !== undefined ? [{ key, quantity }] : []
    })
    return [{ orderId: textOf(orderId), lines: read, dueAt: textOf(dueAt) }]
  })
}

function readPieces(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1) return undefined
  return Math.min(value, mostPieces)
}

function readAmount(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? Math.round(value) : undefined
}
