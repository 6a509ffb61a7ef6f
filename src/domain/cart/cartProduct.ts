import { defaultDelivery } from '../product/availability.ts'
import type { Product } from '../product/product.ts'
import type { CartProduct } from './cart.ts'

/** The fields of a product that a cart line stores. */
export function cartProductOf(product: Product): CartProduct {
  const { key, _id, id, entityId, name, productCode, category, price, originalPrice, availability, images } = product
  const { estimatedDelivery } = product
  // In stock, the delivery time depends on the destination; a pre-order with the default time would promise too much.
  const hasOwnTime = availability === 'pre-order' && estimatedDelivery !== defaultDelivery
  const ownTime = hasOwnTime ? { estimatedDelivery } : {}
  const kept = { key, _id, id, entityId, name, productCode, category, price, originalPrice, availability, ...ownTime }
  const [first] = images
  if (!first) return kept
  const { url, alt, width, height, colour, focus } = first
  return { ...kept, image: { url, alt, width, height, colour, focus } }
}
