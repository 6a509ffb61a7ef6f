import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react'
import { storedProductsQuery } from '#api/storedProducts.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import { removedGone } from '#domain/messages.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { isSame, type SavedProduct } from '#domain/wishlist/wishlist.ts'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { focusNext } from '#features/shared/focusNext.ts'
import { useEventCallback } from '#features/shared/useEventCallback.ts'
import { isSecondClick } from '#features/shared/singlePress.ts'
import { shareWishlist, wishlistText } from '#features/wishlist/shareWishlist.ts'
import { WishlistContents, type WishlistState } from '#features/wishlist/WishlistContents/WishlistContents.tsx'
import { useWishlistStore } from '#state/wishlist.ts'
import { wishlistActions } from '#state/wishlistActions.ts'
import { routes } from '#site/routes.ts'
import { PopularProducts } from '../PopularProducts.tsx'
import { useProductCardActions } from '../useProductCardActions.ts'
import { useUndoableRemoval } from './useUndoableRemoval.ts'

/** The saved products as cards, loaded in one request. */
export function WishlistContainer({ loading }: { loading: ReactNode }) {
  const items = useWishlistStore(({ wishlist }) => wishlist.items)
  const { wasQuarantined, dismissQuarantined } = useWishlistStore()
  const isUnsaved = useWishlistStore(({ unsaved }) => unsaved.length > 0)
  const cardActions = useProductCardActions()
  const { remove, onUndo } = useUndoableRemoval()
  const { products, requested, isOlder, error, tryAgain } = useSavedProducts(items)

  const shown = items.flatMap((item) => products?.find((product) => isSame(product, item)) ?? [])
  // A product saved a moment ago is missing in an older response, but it is not gone; nor is one that was not asked for.
  const gone = isOlder ? 0 : requested - shown.length
  const isLoaded = products !== undefined && (!isOlder || shown.length > 0)
  const state: WishlistState =
    items.length === 0
      ? { is: 'empty' }
      : isLoaded
        ? { is: 'ready', count: items.length, gone }
        : { is: error ? 'failed' : 'loading' }

  // Every product here is saved: its heart removes it, and its card unmounts.
  const removeProduct = useEventCallback((product: Product, event: MouseEvent) => {
    if (isSecondClick(event)) return
    const at = shown.indexOf(product)
    const hearts = () => document.querySelectorAll<HTMLElement>('main [aria-pressed="true"]')
    const shownHearts = hearts()
    focusNext(shownHearts[at + 1] ?? shownHearts[at - 1])
    remove(
      `${displayName(product)} removed from wishlist`,
      () => wishlistActions.remove(cartProductOf(product)),
      () => hearts()[at],
    )
  })
  return (
    <>
      <WishlistContents
        state={state}
        loading={loading}
        onDismissQuarantined={wasQuarantined ? dismissQuarantined : undefined}
        isUnsaved={isUnsaved && items.length > 0}
        onTryAgain={tryAgain}
        onShare={() => void shareWishlist(routes.wishlist.title, wishlistText(items, location.origin))}
        onUndo={onUndo}
        onClear={() => remove('Wishlist cleared', wishlistActions.clear)}
        onRemoveGone={() => remove(removedGone, wishlistActions.removeGone)}
      >
        <ProductGrid
          products={shown}
          layout="grid"
          level={2}
          eager={4}
          hasAddRow
          {...cardActions}
          onToggleSaved={removeProduct}
        />
      </WishlistContents>
      {state.is === 'empty' && <PopularProducts />}
    </>
  )
}

/**
 * Current data of the saved products, also merged into the wishlist. Removing a product triggers no request; one added
 * below or by another tab does, and the older response stays until then.
 */
function useSavedProducts(items: readonly SavedProduct[]) {
  const [known, setKnown] = useState<readonly string[]>([])
  const unknown = items.map(({ key }) => key).filter((key) => !known.includes(key))
  if (unknown.length > 0) setKnown([...known, ...unknown])
  const store = useStoreClient()
  const { requestedKeys, query } = useMemo(() => storedProductsQuery(store, known), [store, known])
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query,
    enabled: requestedKeys.length > 0,
    placeholderData: (before) => before,
  })
  const response = isPlaceholderData ? undefined : data
  useEffect(() => {
    if (response) wishlistActions.reconcile({ requestedKeys, products: response.products })
  }, [response, requestedKeys])
  const asked = new Set(requestedKeys)
  return {
    products: data?.products,
    /** How many of the items the request asks for. */
    requested: items.filter(({ key }) => asked.has(key)).length,
    isOlder: isPlaceholderData,
    error,
    tryAgain: () => void refetch(),
  }
}
