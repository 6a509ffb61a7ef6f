import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordFields } from '#domain/product/read.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryIdentityRecords } from '#server/storage/memoryIdentityRecords.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { openPostgres } from '#server/storage/postgres/openPostgres.ts'
import { seedIfEmpty } from '#server/storage/seedIfEmpty.ts'
import type { ShopStorage } from '#server/storage/ShopStorage.ts'
import { openSqlite } from '#server/storage/sqlite/openSqlite.ts'
import { clusterUnavailable, startCluster, type Cluster } from '#tests/postgres/cluster.ts'

export type OpenedStore = ShopStorage

/** A kind of store, and how to open one that holds these records and nothing else. */
export interface Store {
  name: string
  open: (records: readonly RecordFields[]) => Promise<ShopStorage>
}

const memory: Store = {
  name: 'memory',
  open: (records) =>
    Promise.resolve({
      catalogue: memoryCatalogue(records),
      users: memoryUsers(),
      identityRecords: memoryIdentityRecords(),
      close: () => Promise.resolve(),
    }),
}

const sqlite: Store = {
  name: 'sqlite',
  async open(records) {
    const folder = mkdtempSync(join(tmpdir(), 'shop-contract-'))
    const { close, ...rest } = await openSqlite({ file: join(folder, 'shop.sqlite') })
    await seedIfEmpty(rest.catalogue, records)
    return {
      ...rest,
      async close() {
        await close()
        rmSync(folder, { recursive: true })
      },
    }
  },
}

let cluster: Promise<Cluster> | undefined
let open = 0

/** One cluster serves all that is open, each in a database of its own; the last one to close stops it. */
const postgres: Store = {
  name: 'postgres',
  async open(records) {
    open++
    cluster ??= startCluster()
    const running = cluster
    const { close, ...rest } = await openPostgres({ url: await (await running).createDatabase() })
    await seedIfEmpty(rest.catalogue, records)
    return {
      ...rest,
      async close() {
        await close()
        if (--open > 0) return
        cluster = undefined
        await (await running).stop()
      },
    }
  },
}

const unavailable = clusterUnavailable()
if (unavailable) console.warn(`    The store over postgres is left out: ${unavailable}.`)

/** Every store the shop can stand on: the whole suite runs over each. */
export const stores: readonly Store[] = unavailable ? [memory, sqlite] : [memory, sqlite, postgres]
