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
  let [total, last] = [0, '']
  do {
    const before = found.size
    // By name: the default order depends on review counts, so a review between two pages would change it.
    const filter = { sortBy: 'name', limit: filterLimits.products, skip: Math.max(0, before - 1) }
    const body = { action: 'READ', targetCollection: 'products', filter } as const
    const page = await postToStore(connection, body, 'Failed to read products')
    const records = page.records.map(fieldsOf)
    // A page begins with the last product before it: with another, one has moved between them, and one may be missing.
    if (before > 0 && keyOf(records[0] ?? {}) !== last) throw changedMeanwhile()
    for (const record of records) found.set((last = keyOf(record)), record)
    total = page.total
    onProgress(found.size, total)
    if (found.size === before) break
  } while (found.size < total)
  if (found.size === total) return [...found.values()]
  throw changedMeanwhile()
}

function changedMeanwhile(): CommandError {
  return new CommandError('The catalogue was changed while it was read. Give the command again.')
}
