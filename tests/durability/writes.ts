import { setTimeout as sleep } from 'node:timers/promises'
import { createBackOfficeClient } from '#api/backOffice.ts'
import { createStoreClient } from '#api/client.ts'
import { StoreError } from '#api/StoreError.ts'

/** Where products are written and read back. */
export interface Target {
  /** Address of the API: 'http://127.0.0.1:…/dev'. */
  base: string
  readKey: string
  writeKey: string
  /** Replaces the global fetch, to count. */
  fetch?: typeof fetch
}

/** The ids that writers have sent, and those the shop has acknowledged. */
export interface WriteLedger {
  sent: Set<string>
  acknowledged: Set<string>
}

export const emptyLedger = (): WriteLedger => ({ sent: new Set(), acknowledged: new Set() })

/** A product that shows whether it was stored whole. */
export function writtenProduct(entityId: string) {
  return { entityId, name: `Saree ${entityId}`, tags: ['kept-whole'] }
}

interface WriterOptions {
  onAcknowledged?: () => void
  /** Whether the writer continues after an error or a lost connection; by default it stops. */
  goesOn?: () => boolean
  /** Whether it has written enough. */
  isOver?: () => boolean
}

/** Creates one product after the other until the connection is cut; answers the status of the refusal that ended it. */
export async function writeUntilCut(
  { base, writeKey, fetch }: Target,
  writer: string,
  ledger: WriteLedger,
  { onAcknowledged, goesOn, isOver }: WriterOptions = {},
): Promise<number | undefined> {
  const { createProduct } = createBackOfficeClient({ base, writeKey, fetch })
  for (let count = 0; ; count++) {
    if (isOver?.()) return undefined
    const entityId = `${writer}-${count}`
    ledger.sent.add(entityId)
    try {
      await createProduct(writtenProduct(entityId))
      ledger.acknowledged.add(entityId)
      onAcknowledged?.()
    } catch (error) {
      if (!goesOn?.()) return error instanceof StoreError ? error.status : undefined
      await sleep(20)
    }
  }
}

/** Which of the products that were sent are in the store. */
export interface ReadBack {
  found: string[]
  /** Acknowledged and not there. */
  lost: string[]
  /** There and sent by nobody. */
  unexpected: string[]
  /** How many are there without all of their parts. */
  partial: number
}

/** Reads everything back. */
export async function readBack({ base, readKey, fetch }: Target, ledger: WriteLedger): Promise<ReadBack> {
  const { readProducts } = createStoreClient({ base, readKey, fetch })
  const found: string[] = []
  for (let skip = 0, total = 1; skip < total; skip += 1000) {
    const page = await readProducts({ sortBy: 'name', skip, fields: ['name'] })
    total = page.total
    for (const { key, name } of page.products) if (name === writtenProduct(key).name) found.push(key)
  }
  const there = new Set(found)
  const tagged = (await readProducts({ tags: 'kept-whole', limit: 0 })).total
  return {
    found,
    lost: [...ledger.acknowledged].filter((id) => !there.has(id)),
    unexpected: found.filter((id) => !ledger.sent.has(id)),
    partial: Math.abs(tagged - found.length),
  }
}
