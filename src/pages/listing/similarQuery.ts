import { queryOptions } from '@tanstack/react-query'
import type { StoreClient } from '#api/client.ts'
import { productTimes } from '#api/products.ts'
import { limits } from '#site/limits.ts'

const some = { isActive: true, limit: limits.relatedProducts } as const

/** Products whose code contains the letters that begin an id; bestsellers if there are none. */
export function similarQuery(store: StoreClient, id: string) {
  return queryOptions({
    ...productTimes,
    queryKey: ['similar-products', id],
    queryFn: async ({ signal }) => {
      const [letters] = /^[a-z]{2,8}-(?=\d)/i.exec(id) ?? []
      const similar = letters && (await store.readProducts({ ...some, productCode: { $regex: letters } }, { signal }))
      return similar && similar.total > 0 ? similar : store.readProducts({ ...some, isBestseller: true }, { signal })
    },
  })
}
