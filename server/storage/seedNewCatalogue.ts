import type { RecordFields } from '#domain/product/read.ts'
import { DuplicateProduct, unwritten, type Catalogue } from '#server/app/catalogue.ts'

/** Seeds a catalogue that was never written to, but not an emptied one; resolves to the number of inserted records. */
export async function seedNewCatalogue(catalogue: Catalogue, records: readonly RecordFields[]): Promise<number> {
  if ((await catalogue.version()) !== unwritten) return 0
  try {
    return (await catalogue.create(records)).length
  } catch (error) {
    // Another process, started at the same time, has seeded it.
    if (error instanceof DuplicateProduct) return 0
    throw error
  }
}
