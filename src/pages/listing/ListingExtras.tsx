import { useQuery } from '@tanstack/react-query'
import { productsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { NoResultsLinks } from '#features/catalogue/NoResults/NoResultsLinks.tsx'
import { ProductGrid } from '#features/catalogue/ProductGrid/ProductGrid.tsx'
import { ProductSection } from '#features/product/ProductSection/ProductSection.tsx'
import { contact } from '#site/contact.ts'
import { limits } from '#site/limits.ts'
import { useProductCardActions } from '../useProductCardActions.ts'

const some = { isActive: true, limit: limits.relatedProducts } as const
const popular = { ...some, isBestseller: true } as const

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

/** Products similar to one that is gone: those whose code contains the letters of its id, else bestsellers. */
export function SimilarProducts({ id }: { id: string }) {
  const client = useStoreClient()
  const actions = useProductCardActions()
  const [series = ''] = /^[a-z]{2,8}-(?=\d)/i.exec(id) ?? []
  const like = useQuery({
    ...productsQuery(client, { ...some, productCode: { $regex: series } }),
    enabled: series !== '',
  })
  const isAlone = series === '' || like.data?.total === 0
  const others = useQuery({ ...productsQuery(client, popular), enabled: isAlone })
  const products = (isAlone ? others : like).data?.products ?? []
  if (products.length === 0) return null
  return (
    <ProductSection title="You might also like">
      <ProductGrid products={products} layout="row" {...actions} />
    </ProductSection>
  )
}
