import { useQuery } from '@tanstack/react-query'
import { useStoreClient } from '#api/storeClient.tsx'
import { NoResultsLinks } from '#features/catalogue/NoResults/NoResultsLinks.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { contact } from '#site/contact.ts'
import { useProductCardActions } from '../useProductCardActions.ts'
import { popularQuery } from './popularQuery.ts'

/** Below a list without products. */
export function NoResultsExtras({ search }: { search?: string | undefined }) {
  const actions = useProductCardActions()
  const { data } = useQuery(popularQuery(useStoreClient()))
  return (
    <NoResultsLinks search={search} whatsapp={contact.whatsapp}>
      {data && data.products.length > 0 && <ProductGrid products={data.products} layout="row" level={3} {...actions} />}
    </NoResultsLinks>
  )
}
