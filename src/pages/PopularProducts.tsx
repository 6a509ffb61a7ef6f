import { noop, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { featuredProductsQuery } from '#api/products.ts'
import { useStoreClient } from '#api/storeClient.tsx'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { limits } from '#site/limits.ts'
import { featuredFilter } from './home/featuredFilter.ts'
import { place } from './PopularProducts.css.ts'

const loadList = () => import('./PopularList.tsx')

interface PopularProductsProps {
  /** Keys of products that the page shows already. */
  except?: readonly string[] | undefined
}

/**
 * The first of the home page's products, below a page that has nothing else to show. Their code is loaded after the page,
 * beside the products; without either there are none.
 */
export function PopularProducts({ except = [] }: PopularProductsProps) {
  const { data, isPending } = useQuery(featuredProductsQuery(useStoreClient(), featuredFilter))
  const { module, prefetch } = useLazyModule(loadList, noop)
  useEffect(prefetch, [prefetch])
  const others = (data?.products ?? []).filter(({ name, key }) => name && !except.includes(key))
  const products = isPending ? undefined : others.slice(0, limits.popularProducts)
  return <div className={place}>{module && <module.PopularList products={products} />}</div>
}
