import { preOrderTime } from '../product/availability.ts'
import type { Product } from '../product/product.ts'
import type { CartProduct } from './cart.ts'

/** The fields of a product that a cart line stores. */
export function cartProductOf(product: Product): CartProduct {
  const { key, _id, id, entityId, name, productCode, category, price, originalPrice, availability, images } = product
  const estimatedDelivery = preOrderTime(product)
  const ownTime = estimatedDelivery === undefined ? {} : { estimatedDelivery }
  const kept = { key, _id, id, entityId, name, productCode, category, price, originalPrice, availability, ...ownTime }
  const [first] = images
  if (!first) return kept
  const { url, alt, width, height, colour, focus } = first
  return { ...kept, image: { url, alt, width, height, colour, focus } }
}
