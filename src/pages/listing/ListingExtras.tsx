import { useQuery } from '@tanstack/react-query'
import { productsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { NoResultsLinks } from '#features/catalogue/NoResults/NoResultsLinks.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { contact } from '#site/contact.ts'
import { limits } from '#site/limits.ts'
import { useProductCardActions } from '../useProductCardActions.ts'

const popular = { isActive: true, limit: limits.relatedProducts, isBestseller: true } as const

/** Below a list without products. */
export function ConnectedNoResultsLinks({ search }: { search?: string | undefined }) {
  const actions = useProductCardActions()
  const { data } = useQuery(productsQuery(useStoreClient(), popular))
  return (
    <NoResultsLinks search={search} whatsapp={contact.whatsapp}>
      {data && data.products.length > 0 && <ProductGrid products={data.products} layout="row" level={3} {...actions} />}
    </NoResultsLinks>
  )
}
