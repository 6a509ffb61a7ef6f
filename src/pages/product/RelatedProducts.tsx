import { useQuery } from '@tanstack/react-query'
import { productsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import type { Product } from '#domain/product/product.ts'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { ProductSection } from '#features/product/ProductSection/ProductSection.tsx'
import { limits } from '#site/limits.ts'
import { similarTitle } from '#site/sectionTitles.ts'
import { useProductCardActions } from '../useProductCardActions.ts'

interface RelatedProductsProps {
  product: Pick<Product, 'key' | 'category'>
  /** The end of the page is near: until then there are placeholders, and nothing is requested. */
  isNear: boolean
}

/** Other products of the same category; one without a category has none. */
export function RelatedProducts({ product: { key, category }, isNear }: RelatedProductsProps) {
  const actions = useProductCardActions()
  const filter = { category: category.slug, key: { $ne: key }, isActive: true, limit: limits.relatedProducts } as const
  const hasCategory = category.slug !== ''
  const { data, isPending } = useQuery({ ...productsQuery(useStoreClient(), filter), enabled: isNear && hasCategory })
  const isLoading = isPending && hasCategory
  const products = data?.products ?? []
  if (!isLoading && products.length === 0) return null
  return (
    <ProductSection title={similarTitle} skeletonCount={isLoading ? limits.relatedProducts : undefined}>
      <ProductGrid products={products} layout="row" {...actions} />
    </ProductSection>
  )
}
