import { imagesOf } from '../product/images.ts'
import { normaliseProduct } from '../product/normaliseProduct.ts'
import type { Product } from '../product/product.ts'
import { fieldsOf, type RecordFields } from '../product/read.ts'
import type { Rupees } from '../money.ts'
import type { CartItem, CartProduct } from './cart.ts'

/** What a cart line keeps of a product. */
export function cartProductOf(product: Product): CartProduct {
  const { key, _id, id, entityId, name, productCode, category, price, originalPrice, availability, images } = product
  const kept = { key, _id, id, entityId, name, productCode, category, price, originalPrice, availability }
  const [first] = images
  if (!first) return kept
  const { url, alt, width, height, colour, focus } = first
  return { ...kept, image: { url, alt, width, height, colour, focus } }
}

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
