import { imagesOf } from '../product/images.ts'
import { normaliseProduct } from '../product/normaliseProduct.ts'
import { fieldsOf, type RecordFields } from '../product/read.ts'
import type { Rupees } from '../money.ts'
import type { CartItem, CartProduct } from './cart.ts'
import { cartProductOf } from './cartProduct.ts'

/** Normalises a stored product as tolerantly as a record from the store; undefined without an id. */
export function readCartProduct(value: unknown): CartProduct | undefined {
  const product = normaliseProduct(value)
  const fields = fieldsOf(value)
  if (fields['key'] !== product.key) return undefined
  return cartProductOf({ ...product, images: imagesOf(fields['image'], product.name, []) })
}

/** The flags that cart and wishlist add to a stored product; invalid ones are dropped. */
export function readMarks({ isGone, priceWas }: RecordFields, price: Rupees): Pick<CartItem, 'isGone' | 'priceWas'> {
  const was = readAmount(priceWas) || price
  return { ...(isGone === true ? { isGone } : {}), ...(was === price ? {} : { priceWas: was }) }
}

/** Rupees or a quantity: a number of 0 or more, rounded. */
export function readAmount(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? Math.round(value) : undefined
}
