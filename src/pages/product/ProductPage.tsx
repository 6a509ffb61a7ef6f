import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { NavigationType, useNavigate, useNavigationType, useParams } from 'react-router-dom'
import { listedProduct, productQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { isBuyable, lineKey } from '#domain/cart/cart.ts'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import { afterPendingOrders } from '#domain/cart/afterPendingOrders.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { summaryOf } from '#domain/product/summaryOf.ts'
import { useAddToCart } from '#features/cart/useAddToCart/useAddToCart.connected.tsx'
import { PageLoading } from '#features/feedback/PageLoading/PageLoading.tsx'
import { ConnectedProductGallery } from '#features/product/ProductGallery/ProductGallery.connected.tsx'
import { ProductMissing } from '#features/product/ProductMissing/ProductMissing.tsx'
import { ProductOutdated } from '#features/product/ProductOutdated/ProductOutdated.tsx'
import { ProductTabs } from '#features/product/ProductTabs/ProductTabs.tsx'
import { ProductView } from '#features/product/ProductView/ProductView.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { goneProductPath, paths, productPath } from '#site/paths.ts'
import { previewPicture } from '#features/shared/previewPicture.ts'
import { useHydratedValue } from '#features/shared/useHydratedValue.ts'
import { useSingleNavigation } from '#features/shared/useSingleNavigation.connected.tsx'
import { useInView } from '#features/shared/useInView.ts'
import { useOnline } from '#features/shared/useOnline.ts'
import { Redirect } from '#features/shared/Redirect.connected.tsx'
import { productMissingName } from '#site/pageNames.ts'
import { useCartStore } from '#state/cart.ts'
import { recordView } from '#state/recentlyViewed.ts'
import { pageTitle } from '#site/routes.ts'
import { shop } from '#site/shop.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { ConnectedProductActions, ProductInfo, ConnectedBackInStockLink } from './ProductInfo.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'

export { load } from './load.ts'

/** `/product/{id}`: entityId, _id or id. A product already cached by a list is rendered at once. */
export function ProductPage() {
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const { data, error, errorUpdateCount, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...productQuery(useStoreClient(), id),
    placeholderData: () => listedProduct(queries, id),
  })
  // TanStack Query drops the placeholder when the last retry has failed.
  const product = isLoadingError ? listedProduct(queries, id) : data
  const isOnline = useOnline()
  // A request that starts again is no longer an error; the notice stays until it has succeeded.
  const [retriedId, setRetriedId] = useState<string>()
  const isRetrying = retriedId === id
  const tryAgain = () => {
    setRetriedId(id)
    void refetch().finally(() => setRetriedId((retried) => (retried === id ? undefined : retried)))
  }

  if (product === null) return <Redirect to={goneProductPath(id)} />
  if (product === undefined) {
    return (
      <PageSection>
        <PageHead title={pageTitle(error ? productMissingName : 'Loading')} description="" noindex />
        {error ? <ProductMissing isOffline={!isOnline} onTryAgain={tryAgain} /> : <PageLoading />}
      </PageSection>
    )
  }
  return (
    <ProductDetail
      key={product.key}
      product={product}
      isCertain={!isPlaceholderData && !isLoadingError}
      notice={
        (isLoadingError || isRetrying) && (
          <ProductOutdated
            isOffline={!isOnline}
            isLoading={isRetrying}
            attempt={errorUpdateCount}
            onTryAgain={tryAgain}
          />
        )
      }
    />
  )
}

interface ProductDetailProps {
  product: Product
  isCertain: boolean
  /** Shown above the product, and announced. */
  notice: ReactNode
}

/** One product. Keyed by product, so that picture, quantity and tab reset. */
function ProductDetail({ product, isCertain, notice }: ProductDetailProps) {
  const addToCart = useAddToCart()
  const buyNow = useBuyNow()
  const showsDetails = useDeferredDetails()
  useEffect(() => {
    if (isCertain) recordView(product.key)
  }, [isCertain, product.key])
  const { fabric, work, color, occasion, tags } = product
  return (
    <PageSection>
      <PageHead
        title={pageTitle(displayName(product))}
        description={summaryOf(product) || `${displayName(product)}. ${shop.description}`}
        keywords={[...new Set([fabric, ...work, ...color, ...occasion, ...tags].filter(Boolean))]}
        canonical={productPath(product.key)}
        picture={previewPicture(product)}
      />
      <div role="status">{notice}</div>
      <ProductView
        product={product}
        onAddToCart={addToCart}
        onBuyNow={buyNow}
        gallery={<ConnectedProductGallery name={displayName(product)} images={product.images} />}
        actions={<ConnectedProductActions product={product} />}
        whenBack={<ConnectedBackInStockLink product={product} />}
        info={showsDetails && <ProductInfo product={product} />}
        tabs={showsDetails && <ProductTabs product={product} />}
      />
      {showsDetails && <OtherProducts product={product} />}
    </PageSection>
  )
}

/**
 * Whether to render what is below the first screen: a moment after the rest if a link has opened the page, so that a
 * slow phone shows the product sooner; at once on the server, while hydrating, and on Back, which scrolls into it.
 */
function useDeferredDetails(): boolean {
  // The type of a loaded document is Pop too.
  return useDeferredValue(true, useNavigationType() === NavigationType.Pop)
}

/** Related and recently viewed products, loaded when near: mounted with the details, which keep them out of view. */
function OtherProducts({ product }: { product: Product }) {
  const [end, isNear] = useInView()
  // At once, not in slices: the page's end must not move in the window of a shopper who has already scrolled there.
  const isHydrated = useHydratedValue(true, false)
  return (
    <div ref={end} data-screen-only>
      {isHydrated && (
        <>
          <RelatedProducts product={product} isNear={isNear} />
          <RecentlyViewed productKey={product.key} isNear={isNear} />
        </>
      )}
    </div>
  )
}

/**
 * Raises the quantity in the cart to the chosen one, and goes to checkout. Items already in the cart count, so that coming
 * back and clicking again does not add them twice.
 */
function useBuyNow(): (product: Product, quantity: number) => void {
  const navigate = useNavigate()
  const once = useSingleNavigation()
  return (product, quantity) => {
    const { cart, add } = useCartStore.getState()
    const chosen = cartProductOf(product)
    // What was ordered a moment ago is about to leave the cart.
    const line = afterPendingOrders(cart).items.find(
      (item) => isBuyable(item) && lineKey(item) === lineKey({ product: chosen }),
    )
    const missing = quantity - (line?.quantity ?? 0)
    if (missing > 0) add(chosen, missing, new Date())
    once(() => void navigate(paths.checkout))
  }
}
