import { paths } from '#features/shared/paths.ts'
import { CountedLink } from '../CountedLink/CountedLink.tsx'

export interface WishlistLinkProps {
  /** Pieces saved for later. */
  count: number
}

/** The heart in the header, for who is signed in. */
export function WishlistLink({ count }: WishlistLinkProps) {
  return <CountedLink href={paths.wishlist} icon="heart" name="Wishlist" count={count} />
}
