import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { productsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import type { Product } from '#domain/product/product.ts'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { PieceShelf } from '#features/product/PieceShelf/PieceShelf.tsx'
import { useRecentlyViewedStore } from '#shopper/recentlyViewed.ts'
import { useShelf } from '../useShelf.ts'
import type { relatedQuery } from './relatedQuery.ts'

/** Cards on a shelf (spec.md §9, listing: related products). */
const most = 4

interface ShelvesProps {
  product: Product
  /** The question for pieces like it. */
  related: ReturnType<typeof relatedQuery>
}

/** The shelves under a piece: pieces like it, and those seen before it. */
export function Shelves({ product, related }: ShelvesProps) {
  return (
    <>
      <Related question={related} />
      <RecentlyViewed product={product} />
    </>
  )
}

function Related({ question }: { question: ShelvesProps['related'] }) {
  const shelf = useShelf()
  const { data, isLoading } = useQuery(question)
  const products = data?.products ?? []
  if (!isLoading && products.length === 0) return null
  return (
    <PieceShelf title="You might also like" waitingFor={isLoading ? most : undefined}>
      <ProductGrid products={products} layout="row" {...shelf} />
    </PieceShelf>
  )
}

function RecentlyViewed({ product: { key } }: Pick<ShelvesProps, 'product'>) {
  const shelf = useShelf()
  const others = useRecentlyViewedStore(({ value }) => value).filter((each) => each !== key)
  useEffect(() => {
    // Another tab may have looked at more since.
    useRecentlyViewedStore.getState().rehydrate()
  }, [])

  // Two to spare: a piece that is gone is not shown, and stays remembered, for it may come back.
  const asked = others.slice(0, most + 2)
  const { data, isLoading } = useQuery({
    ...productsQuery(useStoreClient(), { key: { $in: asked }, isActive: true, limit: asked.length }),
    enabled: asked.length > 0,
  })
  const products = asked.flatMap((each) => data?.products.find((product) => product.key === each) ?? []).slice(0, most)
  if (!isLoading && products.length === 0) return null
  return (
    <PieceShelf title="Recently viewed" waitingFor={isLoading ? Math.min(asked.length, most) : undefined}>
      <ProductGrid products={products} layout="row" {...shelf} />
    </PieceShelf>
  )
}
