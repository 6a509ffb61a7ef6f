import type { StoreClient } from '#api/client.ts'
import { productsQuery } from '#api/products.ts'
import type { Product } from '#domain/product/product.ts'

/** Other pieces of a piece's category, four at most (spec.md §2, product detail). One without a category has none. */
export function relatedQuery(client: StoreClient, { key, category }: Pick<Product, 'key' | 'category'>) {
  const filter = { category: category.slug, key: { $ne: key }, isActive: true, limit: 4 } as const
  return { ...productsQuery(client, filter), enabled: category.slug !== '' }
}
