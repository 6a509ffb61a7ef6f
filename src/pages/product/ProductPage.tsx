import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { listedProduct, productQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { displayName } from '#domain/product/product.ts'
import { useAddToCart } from '#features/cart/useAddToCart/useAddToCart.connected.tsx'
import { PageLoading } from '#features/feedback/PageLoading/PageLoading.tsx'
import { ProductMissing } from '#features/product/ProductMissing/ProductMissing.tsx'
import { ProductView } from '#features/product/ProductView/ProductView.tsx'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'
import { paths, productPath } from '#features/shared/paths.ts'
import { pageTitle } from '#site/titles.ts'
import { PageHead } from '#ui/PageHead/PageHead.tsx'

/** `/product/{id}`: entityId, _id or id. A list that already holds the piece paints it at once. */
export function ProductPage() {
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const addToCart = useAddToCart()
  const { data: product, error } = useQuery({
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
  const { fabric, work, color, occasion, tags } = product
  return (
    <PageSection>
      <PageHead
        title={pageTitle(displayName(product))}
        description={product.shortDescription || product.description}
        keywords={[...new Set([fabric, ...work, ...color, ...occasion, ...tags].filter(Boolean))]}
        canonical={productPath(product.key)}
      />
      <ProductView key={product.key} product={product} onAddToCart={addToCart} />
    </PageSection>
  )
}
