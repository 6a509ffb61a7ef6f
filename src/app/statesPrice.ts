import { productFailed } from '#api/client.ts'
import { postToStore, type StoreConnection } from '#api/postToStore.ts'
import { defaultPrice, rupeesOf } from '#domain/product/normaliseProduct.ts'
import type { Product } from '#domain/product/product.ts'
import { fieldsOf } from '#domain/product/read.ts'

/**
 * Whether a product's price is that of its record, and not made up. Only for the default price the record is read once
 * more: a field of the product would be loaded by every browser, for the server alone. False where it cannot be read.
 */
export async function statesPrice(
  { key, price }: Pick<Product, 'key' | 'price'>,
  connection: StoreConnection,
): Promise<boolean> {
  if (price !== defaultPrice) return true
  const filter = { key: { $in: [key] }, fields: ['price'] } as const
  const body = { action: 'READ', targetCollection: 'products', filter } as const
  const { records } = await postToStore(connection, body, productFailed).catch(() => ({ records: [] }))
  return records.some((record) => rupeesOf(fieldsOf(record)['price']) !== undefined)
}
