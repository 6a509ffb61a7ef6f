import { useEffect, useState } from 'react'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { WishlistView, WishlistLoading } from '#features/wishlist/WishlistView/WishlistView.tsx'
import { useWishlistStore } from '#state/wishlist.ts'
import { headOf } from '#site/routes.ts'
import { afterPress } from '#ui/afterPress.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { WishlistContainer } from './WishlistContainer.tsx'

const loading = <WishlistLoading />

/** `/wishlist`, also without signing in. */
export function WishlistPage() {
  const isRead = useWishlistStore((store) => store.isReady)
  const [isReady, setIsReady] = useState(isRead)
  useEffect(() => {
    // What is saved moves the footer: not while it is pressed.
    if (isRead) afterPress(() => setIsReady(true))
  }, [isRead])
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
