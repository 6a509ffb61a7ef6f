import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordFields } from '#domain/product/read.ts'
import type { Catalogue } from '#server/app/catalogue.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { seedIfEmpty } from '#server/storage/seedIfEmpty.ts'
import { openSqlite } from '#server/storage/sqlite/openSqlite.ts'

export interface OpenedStore {
  catalogue: Catalogue
  close: () => Promise<void>
}

/** A kind of store, and how to open one that holds these records and nothing else. */
export interface Store {
  name: string
  open: (records: readonly RecordFields[]) => Promise<OpenedStore>
}

/** Every store the shop can stand on: the whole suite runs over each. */
export const stores: readonly Store[] = [
  {
    name: 'memory',
    open: (records) => Promise.resolve({ catalogue: memoryCatalogue(records), close: () => Promise.resolve() }),
  },
  {
    name: 'sqlite',
    async open(records) {
      const folder = mkdtempSync(join(tmpdir(), 'shop-contract-'))
      const { catalogue, close } = await openSqlite({ file: join(folder, 'shop.sqlite') })
      await seedIfEmpty(catalogue, records)
      return {
        catalogue,
        async close() {
          await close()
          rmSync(folder, { recursive: true })
        },
      }
    },
  },
]
