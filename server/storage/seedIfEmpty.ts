import type { RecordFields } from '#domain/product/read.ts'
import { DuplicateProduct, type Catalogue } from '#server/app/catalogue.ts'

/** Puts the records into a catalogue that has none; answers how many went in. */
export async function seedIfEmpty(catalogue: Catalogue, records: readonly RecordFields[]): Promise<number> {
  const { total } = await catalogue.read({ condition: { kind: 'all', of: [] }, order: [], limit: 0, skip: 0 })
  if (total > 0) return 0
  try {
    return (await catalogue.create(records)).length
  } catch (error) {
    // Another process of the shop, started at the same moment, was quicker.
    if (error instanceof DuplicateProduct) return 0
    throw error
  }
}
