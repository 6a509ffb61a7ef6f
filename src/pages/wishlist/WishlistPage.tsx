import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { paths } from '#features/shared/paths.ts'
import { WishlistView, WishlistWaiting } from '#features/wishlist/WishlistView/WishlistView.tsx'
import { useWishlistStore } from '#shopper/wishlist.ts'
import { pages } from '#site/titles.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { OpenWishlist } from './laterParts.ts'

const waiting = <WishlistWaiting />

/** `/wishlist`, for whoever comes: nobody has to sign in to save a piece. */
export function WishlistPage() {
  const isReady = useWishlistStore((store) => store.isReady)
  return (
    <PageSection>
      <PageHead {...pages.wishlist} canonical={paths.wishlist} />
      <WishlistView isReady={isReady} waiting={waiting}>
        <OpenWishlist waiting={waiting} />
      </WishlistView>
    </PageSection>
  )
}
