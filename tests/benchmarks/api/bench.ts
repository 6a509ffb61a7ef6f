import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { RecordFields } from '#domain/product/read.ts'
import type { Catalogue } from '#server/app/catalogue.ts'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { openPostgres } from '#server/storage/postgres/openPostgres.ts'
import { openSqlite } from '#server/storage/sqlite/openSqlite.ts'
import { clusterUnavailable, startCluster } from '#tests/postgres/cluster.ts'
import { grownRecords } from './grownRecords.ts'
import { measure } from './measure.ts'
import { searchedByFts5 } from './native/fts5.ts'
import type { NativeAnswer } from './native/nativeQuery.ts'
import { searchedByTsvector } from './native/tsvector.ts'
import { queries } from './queries.ts'
import { serve, type Serving } from './serving.ts'

const usage = `Usage: npm run bench:api -- [--products 100000] [--runs 11] [--store sqlite|postgres] [--native] [--serve 30]

Measures the API over the demo catalogue and over a grown one, side by side: the median of every query in
milliseconds, and how many times slower the grown one answers. Ends with 1 when a query misses its target.

  --native  beside it the database's own search over the grown catalogue: FTS5, tsvector with pg_trgm
  --serve   after it a server of its own over the grown catalogue for so many seconds: reads while products are
            changed, and its memory
  --help    this text`

/** What a server needs to serve a database that was measured. */
type Serve = (env: Readonly<Record<string, string>>) => Promise<void>

interface MeasuredStore {
  /** Median milliseconds of each query over these products; `andServe` is called before they are gone. */
  measured: (records: () => Iterable<RecordFields>, runs: number, andServe: Serve) => Promise<Map<string, number>>
  /** The database's own search. */
  native: (records: readonly RecordFields[], runs: number) => Promise<Map<string, NativeAnswer>>
  close: () => Promise<void>
}

const stores: Readonly<Record<string, MeasuredStore>> = {
  sqlite: { measured: onSqlite, native: searchedByFts5, close: () => Promise.resolve() },
  ...(clusterUnavailable() ? {} : { postgres: onPostgres() }),
}

try {
  const { products, runs, names, native, seconds } = flags()
  const grown = () => grownRecords(products)
  const keys = Array.from(grown(), ({ entityId }) => String(entityId))
  let missed = 0
  for (const name of names) {
    const store = stores[name]
    if (!store) throw new Error(`The store ${name} is not to be had here: ${clusterUnavailable()}.`)
    let serving: Serving | undefined
    const small = await store.measured(
      () => catalogueRecords,
      runs,
      () => Promise.resolve(),
    )
    const large = await store.measured(grown, runs, async (env) => {
      if (seconds > 0) serving = await serve(env, keys, seconds)
    })
    missed += print(name, small, large, products)
    if (serving) printServing(serving)
    if (native) printNative(large, await store.native([...grown()], runs))
    await store.close()
  }
  process.exitCode = missed > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function flags(): { products: number; runs: number; names: readonly string[]; native: boolean; seconds: number } {
  try {
    const { values } = parseArgs({
      options: {
        products: { type: 'string' },
        runs: { type: 'string' },
        store: { type: 'string' },
        native: { type: 'boolean', default: false },
        serve: { type: 'string', default: '0' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    const products = wholeNumber('products', values.products ?? '100000', 1)
    const runs = wholeNumber('runs', values.runs ?? '11', 1)
    const seconds = wholeNumber('serve', values.serve, 0)
    if (!['sqlite', 'postgres', undefined].includes(values.store)) {
      throw new Error(`--store is '${values.store}'; it takes sqlite or postgres.`)
    }
    const names = values.store ? [values.store] : Object.keys(stores)
    return { products, runs, names, native: values.native, seconds }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= least) return number
  throw new Error(`--${name} is '${text}'; it takes a whole number from ${least} on.`)
}

async function onSqlite(
  records: () => Iterable<RecordFields>,
  runs: number,
  andServe: Serve,
): Promise<Map<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-growth-'))
  const file = join(folder, 'shop.sqlite')
  try {
    await filled(await openSqlite({ file }), records(), 'sqlite')
    const { catalogue, close } = await openSqlite({ file })
    const medians = await measure(catalogue, runs)
    await close()
    await andServe({ DATA_DIR: folder })
    return medians
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function onPostgres(): MeasuredStore {
  let cluster: ReturnType<typeof startCluster> | undefined
  return {
    async native(records, runs) {
      cluster ??= startCluster()
      return searchedByTsvector(await (await cluster).createDatabase(), records, runs)
    },
    async measured(records, runs, andServe) {
      cluster ??= startCluster()
      const running = await cluster
      const url = await running.createDatabase()
      await filled(await openPostgres({ url }), records(), 'postgres')
      // What autovacuum would do within a minute or two.
      await running.administer('vacuum analyze', new URL(url).pathname.slice(1))
      const { catalogue, close } = await openPostgres({ url })
      const medians = await measure(catalogue, runs)
      await close()
      await andServe({ DATABASE_URL: url })
      return medians
    },
    close: async () => (await cluster)?.stop(),
  }
}

async function filled(
  { catalogue, close }: { catalogue: Catalogue; close: () => Promise<void> },
  records: Iterable<RecordFields>,
  store: string,
): Promise<void> {
  const start = performance.now()
  let stored = 0
  for (const some of inParts(records)) stored += (await catalogue.create(some)).length
  await close()
  console.log(`${store}: ${stored} products stored in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Of a million products no more than these are in memory. */
function* inParts<Item>(items: Iterable<Item>, length = 50_000): Generator<Item[]> {
  let part: Item[] = []
  for (const item of items) {
    if (part.push(item) < length) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

/** Prints a line of a table: a name, then figures. */
function printRow(cells: readonly string[]): void {
  console.log(`  ${cells.map((cell, index) => (index === 0 ? cell.padEnd(38) : cell.padStart(10))).join('')}`)
}

/** Prints the shop's index beside the database's own search over the same products. */
function printNative(own: ReadonlyMap<string, number>, native: ReadonlyMap<string, NativeAnswer>): void {
  printRow(['the same search', 'index', 'database', 'ratio', 'finds'])
  for (const [name, { ms, total }] of native) {
    const ours = own.get(name) ?? NaN
    const figures =
      ms === undefined ? ['–', '–', 'cannot'] : [`${ms.toFixed(1)} ms`, `× ${(ms / ours).toFixed(1)}`, `${total}`]
    printRow([name, `${ours.toFixed(1)} ms`, ...figures])
  }
}

/** Prints the table of one store; answers how many queries missed their target. */
function print(
  store: string,
  small: ReadonlyMap<string, number>,
  large: ReadonlyMap<string, number>,
  products: number,
): number {
  printRow([store, String(catalogueRecords.length), String(products), 'ratio', 'target'])
  let missed = 0
  for (const { name, target } of queries) {
    const [few, many] = [small.get(name) ?? NaN, large.get(name) ?? NaN]
    const isMissed = target !== undefined && many > target
    missed += Number(isMissed)
    const promise = target === undefined ? '' : `${target} ms${isMissed ? ' ✗' : ''}`
    printRow([name, `${few.toFixed(1)} ms`, `${many.toFixed(1)} ms`, `× ${(many / few).toFixed(1)}`, promise])
  }
  return missed
}

function printServing({ reads, writes, openMegabytes, peakMegabytes }: Serving): void {
  printRow(['while products are changed', 'median', 'p99', 'highest', 'count'])
  for (const [name, { count, median, p99, highest }] of Object.entries({ reads, writes })) {
    printRow([name, ...[median, p99, highest].map((ms) => `${ms.toFixed(1)} ms`), String(count)])
  }
  console.log(
    `  memory of the server: ${openMegabytes.toFixed(0)} MB when open, ${peakMegabytes.toFixed(0)} MB at most`,
  )
}
