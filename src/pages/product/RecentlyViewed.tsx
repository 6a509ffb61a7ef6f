import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { productsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { ProductSection } from '#features/product/ProductSection/ProductSection.tsx'
import { limits } from '#site/limits.ts'
import { useRecentlyViewedStore } from '#state/recentlyViewed.ts'
import { useProductCardActions } from '../useProductCardActions.ts'

const max = limits.relatedProducts

interface RecentlyViewedProps {
  productKey: string
  /** The end of the page is near: until then there are placeholders, and nothing is requested. */
  isNear: boolean
}

/** Products opened on this device before this one, newest first. */
export function RecentlyViewed({ productKey, isNear }: RecentlyViewedProps) {
  const actions = useProductCardActions()
  const others = useRecentlyViewedStore(({ keys }) => keys).filter((each) => each !== productKey)
  useEffect(() => {
    // Another tab may have added to it.
    useRecentlyViewedStore.getState().rehydrate()
  }, [])

  // More than are shown: unavailable products are skipped, but stay stored, for they may come back.
  const { data, isPending } = useQuery({
    ...productsQuery(useStoreClient(), { key: { $in: others }, isActive: true, limit: others.length }),
    enabled: isNear && others.length > 0,
  })
  const isLoading = isPending && others.length > 0
  const found = others.flatMap((each) => data?.products.find(({ key }) => key === each) ?? [])
  const products = found.slice(0, max)
  if (!isLoading && products.length === 0) return null
  return (
    <ProductSection title="Recently viewed" skeletonCount={isLoading ? Math.min(others.length, max) : undefined}>
      <ProductGrid products={products} layout="row" {...actions} />
    </ProductSection>
  )
}
