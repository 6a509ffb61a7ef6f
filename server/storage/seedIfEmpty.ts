import type { RecordFields } from '#domain/product/read.ts'
import { DuplicateProduct, type Catalogue } from '#server/app/catalogue.ts'

/** Seeds an empty catalogue; resolves to the number of records inserted. */
export async function seedIfEmpty(catalogue: Catalogue, records: readonly RecordFields[]): Promise<number> {
  const { total } = await catalogue.read({ condition: { kind: 'all', of: [] }, order: [], limit: 0, skip: 0 })
  if (total > 0) return 0
  try {
    return (await catalogue.create(records)).length
  } catch (error) {
    // Another process, started at the same time, has seeded it.
    if (error instanceof DuplicateProduct) return 0
    throw error
  }
}
