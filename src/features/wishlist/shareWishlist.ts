import { displayName } from '#domain/product/product.ts'
import type { SavedProduct } from '#domain/wishlist/wishlist.ts'
import { productPath } from '#site/paths.ts'
import { notify } from '#ui/Toast/notify.ts'

/** A wishlist as text: the name of each product with its link below. `origin` is the shop's. */
export function wishlistText(items: readonly SavedProduct[], origin: string): string {
  return items.map((item) => `${displayName(item)}\n${origin}${productPath(item.key)}`).join('\n\n')
}

/**
 * Shares the list by the Web Share API, or copies it where that is missing. Cancelling is silent; failures are only
 * logged.
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

/** TypeScript types it as always present; Firefox and many desktop browsers lack it. */
function canShare(): boolean {
  return 'share' in navigator
}
