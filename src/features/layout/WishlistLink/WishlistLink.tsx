import { paths } from '#site/paths.ts'
import { IconLinkWithBadge } from '../IconLinkWithBadge/IconLinkWithBadge.tsx'

export interface WishlistLinkProps {
  /** Number of saved products. */
  count: number
}

/** The wishlist link in the header. */
export function WishlistLink({ count }: WishlistLinkProps) {
  return <IconLinkWithBadge href={paths.wishlist} icon="heart" name="Wishlist" count={count} />
}
