import { filterLimits } from '#contract/filter/limits.ts'
import { postToStore, type StoreConnection } from '#api/postToStore.ts'
import { fieldsOf, type RecordFields } from '#domain/product/read.ts'
import { CommandError } from './CommandError.ts'
import { keyOf } from '#domain/product/normaliseProduct.ts'

/** Reads every record of the shop, page by page. Throws where products were added or removed meanwhile. */
export async function readCatalogue(
  connection: StoreConnection,
  onProgress: (done: number, total: number) => void,
): Promise<RecordFields[]> {
  const found = new Map<string, RecordFields>()
  let total = 1
  for (let skip = 0; skip < total; skip += filterLimits.products) {
    // By name: the default order depends on review counts, so a review between two pages would change it.
    const filter = { sortBy: 'name', limit: filterLimits.products, skip }
    const body = { action: 'READ', targetCollection: 'products', filter } as const
    const page = await postToStore(connection, body, 'Failed to read products')
    total = page.total
    for (const record of page.records.map(fieldsOf)) found.set(keyOf(record), record)
    onProgress(Math.min(skip + filterLimits.products, total), total)
  }
  if (found.size === total) return [...found.values()]
  throw new CommandError('The catalogue was changed while it was read. Give the command again.')
}
