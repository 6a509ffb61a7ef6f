import { displayName } from '#domain/product/product.ts'
import type { SavedProduct } from '#domain/wishlist/wishlist.ts'
import { shareOrCopy } from '#features/shared/shareOrCopy.ts'
import { productPath } from '#site/paths.ts'

/** A wishlist as text: the name of each product with its link below. `origin` is the shop's. */
export function wishlistText(items: readonly SavedProduct[], origin: string): string {
  return items.map((item) => `${displayName(item)}\n${origin}${productPath(item.key)}`).join('\n\n')
}

export const shareWishlist = (title: string, text: string): Promise<void> =>
  shareOrCopy({ title, text }, { text, toast: 'Wishlist copied to clipboard' })
