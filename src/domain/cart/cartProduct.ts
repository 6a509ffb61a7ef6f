import { imagesOf } from '../product/images.ts'
import { normaliseProduct } from '../product/normaliseProduct.ts'
import type { Product } from '../product/product.ts'
import { fieldsOf } from '../product/read.ts'
import type { CartProduct } from './cart.ts'

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
