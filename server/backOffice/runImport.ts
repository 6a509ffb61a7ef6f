import type { BackOfficeClient } from '#api/backOffice.ts'
import { StoreError } from '#api/StoreError.ts'
import { fieldsOf, type RecordFields } from '#domain/product/read.ts'
import { CommandError } from './CommandError.ts'
import type { ImportPlan, Update } from './planImport.ts'

/** Maximum per request: well below the shop's limits, and small enough for the progress bar to move. */
const batch = { records: 50, bytes: 150_000, keys: 100 } as const

/**
 * Carries out a plan: new products, then changes, then removals. Each request is atomic. When one fails, the rest is
 * skipped; running the same import again continues from there, since what was written then compares as unchanged.
 */
export async function runImport(
  plan: Pick<ImportPlan, 'create' | 'update'> & { remove: readonly string[] },
  client: BackOfficeClient,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const total = plan.create.length + plan.update.length + plan.remove.length
  let done = 0
  const written = (products: number) => onProgress((done += products), total)
  try {
    for (const { records, addToBackOffice } of createBatches(plan.create)) {
      await client.createProduct(records, addToBackOffice === undefined ? {} : { addToBackOffice })
      written(records.length)
    }
    for (const { keys, patch } of updateBatches(plan.update)) {
      expectAll(keys, await client.updateProducts(patch, { key: { $in: keys } }))
      written(keys.length)
    }
    for (const keys of parts(plan.remove)) {
      await client.deleteProducts({ key: { $in: keys } })
      written(keys.length)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const advice = isFinal(error) ? '' : ' Give the same command again: it goes on from there.'
    throw new CommandError(`${reason}\nStopped after ${done} of ${total}.${advice}`, { cause: error })
  }
}

/** Whether the same request would be refused again: for its key or its contents. */
function isFinal(error: unknown): boolean {
  const status = error instanceof StoreError ? error.status : undefined
  return status !== undefined && status >= 400 && status < 500 && status !== 409 && status !== 429
}

function expectAll(keys: readonly string[], updated: number): void {
  if (updated !== keys.length) throw new Error(`One of ${keys.join(', ')} was removed from the shop meanwhile.`)
}

interface CreateBatch {
  records: RecordFields[]
  addToBackOffice: boolean | undefined
}

/** Records of one request have the same back-office mark, which is sent beside them. */
function createBatches(records: readonly RecordFields[]): CreateBatch[] {
  const batches: CreateBatch[] = []
  let bytes = 0
  for (const { addToBackOffice: mark, ...rest } of records) {
    const addToBackOffice = typeof mark === 'boolean' ? mark : undefined
    const record = typeof mark === 'boolean' || mark === undefined ? fieldsOf(rest) : { ...rest, addToBackOffice: mark }
    const size = Buffer.byteLength(JSON.stringify(record))
    const last = batches.at(-1)
    const fits = last && last.records.length < batch.records && bytes + size <= batch.bytes
    if (fits && last.addToBackOffice === addToBackOffice) {
      last.records.push(record)
      bytes += size
    } else {
      batches.push({ records: [record], addToBackOffice })
      bytes = size
    }
  }
  return batches
}

/** One request for products with the same patch: a flag set on a thousand rows is ten requests, not a thousand. */
function updateBatches(updates: readonly Update[]): { keys: string[]; patch: RecordFields }[] {
  const alike = new Map<string, { keys: string[]; patch: RecordFields }>()
  for (const { key, patch } of updates) {
    const same = JSON.stringify(patch)
    const group = alike.get(same) ?? { keys: [], patch }
    group.keys.push(key)
    alike.set(same, group)
  }
  return [...alike.values()].flatMap(({ keys, patch }) => parts(keys).map((some) => ({ keys: some, patch })))
}

function parts(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / batch.keys) }, (_, index) =>
    keys.slice(index * batch.keys, (index + 1) * batch.keys),
  )
}
