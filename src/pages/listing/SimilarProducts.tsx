import { useQuery } from '@tanstack/react-query'
import { useStoreClient } from '#api/storeClient.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { ProductSection } from '#features/product/ProductSection/ProductSection.tsx'
import { limits } from '#site/limits.ts'
import { similarTitle } from '#site/sectionTitles.ts'
import { useProductCardActions } from '../useProductCardActions.ts'
import { similar } from './ListingPage.css.ts'
import { similarQuery } from './similarQuery.ts'

/** Products similar to one that is gone: those of its series, else bestsellers. */
export function SimilarProducts({ id }: { id: string }) {
  const client = useStoreClient()
  const actions = useProductCardActions()
  const { data, isPending } = useQuery(similarQuery(client, id))
  if (data?.products.length === 0 || (!data && !isPending)) return null
  return (
    <div className={similar}>
      <ProductSection title={similarTitle} skeletonCount={data ? undefined : limits.relatedProducts}>
        <ProductGrid products={data?.products ?? []} layout="row" {...actions} />
      </ProductSection>
    </div>
  )
}
