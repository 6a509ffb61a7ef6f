import { noop, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { listedProduct, productQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { lineKey } from '#domain/cart/cart.ts'
import { cartProductOf } from '#domain/cart/cartProduct.ts'
import { displayName, type Product } from '#domain/product/product.ts'
import { useAddToCart } from '#features/cart/useAddToCart/useAddToCart.connected.tsx'
import { PageLoading } from '#features/feedback/PageLoading/PageLoading.tsx'
import { ProductMissing } from '#features/product/ProductMissing/ProductMissing.tsx'
import { ProductView } from '#features/product/ProductView/ProductView.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { paths, productPath } from '#features/shared/paths.ts'
import { useIsNear } from '#features/shared/useIsNear.ts'
import { useCartStore } from '#shopper/cart.ts'
import { pageTitle } from '#site/titles.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'
import { Doings, ProductGallery, ProductTabs, Shelves, UnderBuying } from './laterParts.ts'
import { relatedQuery } from './relatedQuery.ts'

/** `/product/{id}`: entityId, _id or id. A list that already holds the piece paints it at once. */
export function ProductPage() {
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const {
    data: product,
    error,
    isPlaceholderData,
  } = useQuery({
    ...productQuery(useStoreClient(), id),
    placeholderData: () => listedProduct(queries, id),
  })

  if (product === null) return <Navigate to={paths.collections} replace />
  if (product === undefined) {
    return (
      <PageSection>
        <PageHead title={pageTitle(error ? 'Product Not Found' : 'Loading')} description="" noindex />
        {error ? <ProductMissing /> : <PageLoading />}
      </PageSection>
    )
  }
  return <Piece key={product.key} product={product} isCertain={!isPlaceholderData} />
}

/** The page of one piece. Another piece begins anew: its first picture, one of it, its first text. */
function Piece({ product, isCertain }: { product: Product; isCertain: boolean }) {
  const addToCart = useAddToCart()
  const buyNow = useBuyNow()
  // Not drawn again with the page: a part that is still to be taken over would be drawn anew by it.
  const later = useMemo(
    () => ({
      gallery: (
        <Suspense>
          <ProductGallery name={displayName(product)} images={product.images} />
        </Suspense>
      ),
      doings: (
        <Suspense>
          <Doings product={product} />
        </Suspense>
      ),
      underBuying: (
        <Suspense>
          <UnderBuying product={product} />
        </Suspense>
      ),
      texts: (
        <Suspense>
          <ProductTabs product={product} />
        </Suspense>
      ),
    }),
    [product],
  )
  const [end, isNear] = useIsNear()
  const queries = useQueryClient()
  const store = useStoreClient()
  const related = useMemo(() => relatedQuery(store, product), [store, product])
  useEffect(() => {
    // Beside the code that shows them, not after it.
    if (isNear && related.enabled) void queries.query(related).catch(noop)
  }, [queries, related, isNear])
  useEffect(() => {
    // Where it cannot be had the view is not remembered, and nothing else is lost.
    if (isCertain) void import('#shopper/recentlyViewed.ts').then(({ recordView }) => recordView(product.key), noop)
  }, [isCertain, product.key])
  const { fabric, work, color, occasion, tags } = product
  return (
    <PageSection>
      <PageHead
        title={pageTitle(displayName(product))}
        description={product.shortDescription || product.description}
        keywords={[...new Set([fabric, ...work, ...color, ...occasion, ...tags].filter(Boolean))]}
        canonical={productPath(product.key)}
      />
      <ProductView product={product} onAddToCart={addToCart} onBuyNow={buyNow} {...later} />
      <div ref={end}>
        {isNear && (
          <Suspense>
            <Shelves product={product} related={related} />
          </Suspense>
        )}
      </div>
    </PageSection>
  )
}

/**
 * Sees that so many of a piece are in the cart, and goes to checkout. What lies there already counts: who comes back and
 * presses once more does not buy twice.
 */
function useBuyNow(): (product: Product, quantity: number) => void {
  const navigate = useNavigate()
  return (product, quantity) => {
    const { cart, add } = useCartStore.getState()
    const chosen = cartProductOf(product)
    const line = cart.items.find((item) => lineKey(item) === lineKey({ product: chosen }))
    const missing = quantity - (line?.quantity ?? 0)
    if (missing > 0) add(chosen, missing, new Date())
    void navigate(paths.checkout)
  }
}
