import { readCartProduct, readMarks } from '../cart/readCartProduct.ts'
import { fieldsOf } from '../product/read.ts'
import { withSaved, type SavedProduct, type Wishlist } from './wishlist.ts'

/**
 * A wishlist read back from the device, or undefined when it is not one: the caller then quarantines the entry
 * instead of guessing. A product that is there twice is read once.
 */
export function readWishlist(value: unknown): Wishlist | undefined {
  const { items } = fieldsOf(value)
  if (!Array.isArray(items)) return undefined
  const read = items.map(readSaved)
  if (!read.every((item) => item !== undefined)) return undefined
  return read.reduce<Wishlist>(withSaved, { items: [] })
}

function readSaved(value: unknown): SavedProduct | undefined {
  const product = readCartProduct(value)
  return product && { ...product, ...readMarks(fieldsOf(value), product.price) }
}
