import { displayName } from '#domain/product/product.ts'
import type { SavedProduct } from '#domain/wishlist/wishlist.ts'
import { productPath } from '#features/shared/paths.ts'
import { notify } from '#ui/Toast/notify.ts'

/** A list of pieces as one writes it to a friend: each name, and its link below. `origin` is the shop's. */
export function wishlistText(items: readonly SavedProduct[], origin: string): string {
  return items.map((item) => `${displayName(item)}\n${origin}${productPath(item.key)}`).join('\n\n')
}

/**
 * Opens the device's own sheet to share the list; a device without one copies it. A shopper who closes the sheet again
 * hears nothing of it, and a failure is told to the console alone (spec.md §2 and §8).
 */
export async function shareWishlist(title: string, text: string): Promise<void> {
  try {
    if (canShare()) return await navigator.share({ title, text })
    await navigator.clipboard.writeText(text)
    notify('Wishlist copied to clipboard')
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error('Sharing failed', error)
  }
}

/** The type says every browser has such a sheet; Firefox and many a desktop do not. */
function canShare(): boolean {
  return 'share' in navigator
}
