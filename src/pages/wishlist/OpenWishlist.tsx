import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { keptProductsQuery } from '#api/keptProducts.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import type { Product } from '#domain/product/product.ts'
import { isSame, type SavedProduct } from '#domain/wishlist/wishlist.ts'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { focusNext } from '#features/shared/focusNext.ts'
import { shareWishlist, wishlistText } from '#features/wishlist/shareWishlist.ts'
import { WishlistContents, type WishlistState } from '#features/wishlist/WishlistContents/WishlistContents.tsx'
import type { Undo } from '#shopper/cartActions.ts'
import { useWishlistStore } from '#shopper/wishlist.ts'
import { wishlistActions } from '#shopper/wishlistActions.ts'
import { pages } from '#site/titles.ts'
import { notify } from '#ui/Toast/notify.ts'
import { useShelf } from '../useShelf.ts'

/** What this device has saved, as cards: whole products, which the store is asked for in one question. */
export function OpenWishlist({ waiting }: { waiting: ReactNode }) {
  const items = useWishlistStore(({ wishlist }) => wishlist.items)
  const wasSetAside = useWishlistStore((store) => store.wasSetAside)
  const shelf = useShelf()
  const { products, error, tryAgain } = useSavedProducts(items)

  const shown = items.flatMap((item) => products?.find((product) => isSame(product, item)) ?? [])
  const gone = items.length - shown.length
  const state: WishlistState =
    items.length === 0
      ? { is: 'empty' }
      : products
        ? { is: 'ready', count: items.length, gone }
        : { is: error ? 'failed' : 'loading' }

  const toggleSaved = (product: Product) => {
    shelf.onToggleSaved(product)
    // Its card has left.
    focusNext()
  }
  return (
    <WishlistContents
      state={state}
      waiting={waiting}
      onDismissSetAside={wasSetAside ? wishlistActions.dismissSetAside : undefined}
      onTryAgain={tryAgain}
      onShare={() => void shareWishlist(pages.wishlist.title, wishlistText(items, location.origin))}
      onClear={() => tell('Wishlist cleared', wishlistActions.clear())}
      onRemoveGone={() =>
        tell(
          'Removed what is no longer available',
          // An answer without any product marks none of them as gone; whoever presses Remove means them all.
          shown.length === 0 ? wishlistActions.clear() : wishlistActions.removeGone(),
        )
      }
    >
      <ProductGrid products={shown} layout="shelf" level={2} eager={4} {...shelf} onToggleSaved={toggleSaved} />
    </WishlistContents>
  )
}

/**
 * The saved pieces as the store has them now, which the list takes in as well. A piece that is taken off asks nothing
 * anew; one that comes from another tab does.
 */
function useSavedProducts(items: readonly SavedProduct[]) {
  const [known, setKnown] = useState<readonly string[]>([])
  const unknown = items.map(({ key }) => key).filter((key) => !known.includes(key))
  if (unknown.length > 0) setKnown([...known, ...unknown])
  const store = useStoreClient()
  const { asked, query } = useMemo(() => keptProductsQuery(store, known), [store, known])
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query,
    enabled: asked.length > 0,
    placeholderData: (before) => before,
  })
  const answer = isPlaceholderData ? undefined : data
  useEffect(() => {
    if (answer) wishlistActions.reconcile({ asked, products: answer.products })
  }, [answer, asked])
  return { products: data?.products, error, tryAgain: () => void refetch() }
}

function tell(words: string, undo: Undo) {
  notify(words, { action: { label: 'Undo', onClick: undo } })
}
