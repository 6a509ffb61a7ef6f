import type { Product } from '../product/product.ts'
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
