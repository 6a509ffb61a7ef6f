import type { StoreClient } from '#api/client.ts'
import { productsQuery } from '#api/products.ts'
import { limits } from '#site/limits.ts'

const some = { isActive: true, limit: limits.relatedProducts } as const

/** The bestsellers. */
export const popularQuery = (store: StoreClient) => productsQuery(store, { ...some, isBestseller: true })

/** The products whose code contains the letters that begin an id; undefined for an id without. */
export function seriesQuery(store: StoreClient, id: string) {
  const [series] = /^[a-z]{2,8}-(?=\d)/i.exec(id) ?? []
  return series === undefined ? undefined : productsQuery(store, { ...some, productCode: { $regex: series } })
}
