import { wishlistCount } from '#domain/wishlist/wishlist.ts'
import { useWishlistStore } from '#shopper/wishlist.ts'
import { WishlistLink } from './WishlistLink.tsx'

/** The heart with this device's count. */
export function ConnectedWishlistLink() {
  return <WishlistLink count={useWishlistStore(({ wishlist }) => wishlistCount(wishlist))} />
}
