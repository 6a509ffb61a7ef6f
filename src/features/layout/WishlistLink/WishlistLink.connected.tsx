import { wishlistCount } from '#domain/wishlist/wishlist.ts'
import { useWishlistStore } from '#state/wishlist.ts'
import { WishlistLink } from './WishlistLink.tsx'

/** Connects the wishlist link to the wishlist store. */
export function ConnectedWishlistLink() {
  return <WishlistLink count={useWishlistStore(({ wishlist }) => wishlistCount(wishlist))} />
}
