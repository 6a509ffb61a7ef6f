import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { WishlistView, WishlistLoading } from '#features/wishlist/WishlistView/WishlistView.tsx'
import { useWishlistStore } from '#state/wishlist.ts'
import { headOf } from '#site/routes.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { WishlistContainer } from './WishlistContainer.tsx'

const loading = <WishlistLoading />

/** `/wishlist`, also without signing in. */
export function WishlistPage() {
  const isReady = useWishlistStore((store) => store.isReady)
  const isEmpty = useWishlistStore((store) => store.wishlist.items.length === 0)
  return (
    <PageSection>
      <PageHead {...headOf('wishlist')} />
      <WishlistView isReady={isReady} isEmpty={isReady && isEmpty} loading={loading}>
        <WishlistContainer loading={loading} />
      </WishlistView>
    </PageSection>
  )
}
