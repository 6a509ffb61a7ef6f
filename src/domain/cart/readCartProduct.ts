import { imagesOf } from '../product/images.ts'
import { normaliseProduct } from '../product/normaliseProduct.ts'
import { fieldsOf, type RecordFields } from '../product/read.ts'
import type { Rupees } from '../money.ts'
import type { CartItem, CartProduct } from './cart.ts'
import { cartProductOf } from './cartProduct.ts'

/** A kept product read back from the device: as tolerant as a record from the store, undefined without an identity. */
export function readCartProduct(value: unknown): CartProduct | undefined {
  const product = normaliseProduct(value)
  const fields = fieldsOf(value)
  if (fields['key'] !== product.key) return undefined
  return cartProductOf({ ...product, images: imagesOf(fields['image'], product.name, []) })
}

/** What cart and wishlist have marked on a kept product; a mark that makes no sense is none. */
export function readMarks({ isGone, priceWas }: RecordFields, price: Rupees): Pick<CartItem, 'isGone' | 'priceWas'> {
  const was = readAmount(priceWas) || price
  return { ...(isGone === true ? { isGone } : {}), ...(was === price ? {} : { priceWas: was }) }
}

/** Whole rupees or pieces, none of them below zero. */
export function readAmount(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? Math.round(value) : undefined
}
