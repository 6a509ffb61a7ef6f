import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RecordFields } from '#domain/product/read.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryIdentityRecords } from '#server/storage/memoryIdentityRecords.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { openPostgres } from '#server/storage/postgres/openPostgres.ts'
import { seedNewCatalogue } from '#server/storage/seedNewCatalogue.ts'
import type { ShopStorage } from '#server/storage/ShopStorage.ts'
import { openSqlite } from '#server/storage/sqlite/openSqlite.ts'
import { clusterUnavailable, startCluster, type Cluster } from '#tests/postgres/cluster.ts'

export type OpenedStore = ShopStorage

/** A kind of store, and how to open one that holds these records and nothing else. */
export interface Store {
  name: string
  /** A SQL store numbers the products from `firstNumber` on, as it does where those before them were removed. */
  open: (records: readonly RecordFields[], firstNumber?: number) => Promise<ShopStorage>
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
  async open(records, firstNumber = 1) {
    const folder = mkdtempSync(join(tmpdir(), 'shop-contract-'))
    const file = join(folder, 'shop.sqlite')
    const { close, ...rest } = await openSqlite({ file })
    const beside = new DatabaseSync(file, { timeout: 5000 })
    await seedFrom(firstNumber, rest, records, (statement) => beside.exec(statement))
    beside.close()
    return {
      ...rest,
      async close() {
        await close()
        rmSync(folder, { recursive: true })
      },
    }
  },
}

/** A product has the number after the highest: a record that nothing lists stands before the first while they are stored. */
async function seedFrom(
  firstNumber: number,
  { catalogue }: Pick<ShopStorage, 'catalogue'>,
  records: readonly RecordFields[],
  run: (statement: string) => unknown,
): Promise<void> {
  const before = firstNumber - 1
  if (before > 0) await run(`insert into product_records ("number", record) values (${before}, '{}')`)
  await seedNewCatalogue(catalogue, records)
  if (before > 0) await run(`delete from product_records where "number" = ${before}`)
}

let cluster: Promise<Cluster> | undefined
let open = 0

/** One cluster serves all that is open, each in a database of its own; the last one to close stops it. */
const postgres: Store = {
  name: 'postgres',
  async open(records, firstNumber = 1) {
    open++
    cluster ??= startCluster()
    const running = cluster
    const url = await (await running).createDatabase()
    const { close, ...rest } = await openPostgres({ url })
    const database = new URL(url).pathname.slice(1)
    await seedFrom(firstNumber, rest, records, async (statement) => (await running).administer(statement, database))
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
