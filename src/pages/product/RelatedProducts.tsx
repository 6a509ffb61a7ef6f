import { useQuery } from '@tanstack/react-query'
import { productsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import type { Product } from '#domain/product/product.ts'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { ProductSection } from '#features/product/ProductSection/ProductSection.tsx'
import { limits } from '#site/limits.ts'
import { useProductCardActions } from '../useProductCardActions.ts'

/** Other products of the same category; one without a category has none. */
export function RelatedProducts({ product: { key, category } }: { product: Pick<Product, 'key' | 'category'> }) {
  const actions = useProductCardActions()
  const filter = { category: category.slug, key: { $ne: key }, isActive: true, limit: limits.relatedProducts } as const
  const { data, isLoading } = useQuery({
    ...productsQuery(useStoreClient(), filter),
    enabled: category.slug !== '',
  })
  const products = data?.products ?? []
  if (!isLoading && products.length === 0) return null
  return (
    <ProductSection title="You might also like" skeletonCount={isLoading ? limits.relatedProducts : undefined}>
      <ProductGrid products={products} layout="row" {...actions} />
    </ProductSection>
  )
}
