import * as fc from 'fast-check'
import type { RecordFields } from '#domain/product/read.ts'
import type { Catalogue } from '#server/app/catalogue.ts'
import { createShopApi, type ShopApiOptions } from '#server/app/shopApi.ts'
import { records } from '#tests/contract/records.ts'
import { fuzzEmail, fuzzKeys, maliciousRequest, requestOf, type MaliciousRequest } from './maliciousRequests.ts'
import type { PlantedBug } from './plantedBugs.ts'
import { faultIn } from './verdict.ts'

/** Few, so that a hundred thousand queries do not take an hour; the awkward ones are among them. */
export const heldRecords: readonly RecordFields[] = records.slice(-30)

type Held = Pick<ShopApiOptions, 'catalogue' | 'users'>

/** Milliseconds after which the shop must have given up; a planted silence is found sooner. */
const requestTimeout = 10_000

function shopOver({ catalogue, users }: Held, bug?: PlantedBug): (request: Request) => Promise<Response> {
  const options: ShopApiOptions = {
    catalogue,
    users,
    tokens: {
      verify: ({ headers }) =>
        Promise.resolve(
          headers.get('authorization') === `Bearer ${fuzzEmail}` ? { email: fuzzEmail, sub: 'sub' } : undefined,
        ),
    },
    keys: fuzzKeys,
    allowedOrigins: ['https://studio.example'],
    limits: { requestTimeout: bug ? 50 : requestTimeout },
    now: () => new Date('2026-11-21T06:30:00.000Z'),
    // The status of the answer shows what breaks; the log of a planted fault would only fill the screen.
    log: () => undefined,
  }
  const api = createShopApi(bug?.options?.(options) ?? options)
  const fetch = async (request: Request) => api.fetch(request)
  return bug?.before?.(fetch) ?? fetch
}

export interface Asked {
  count: number
  byStatus: Map<number, number>
  /** The first thing wrong, and the smallest request that shows it. */
  failure?: string
}

/** Sends requests until one is answered wrongly or the number is reached. */
export async function ask(
  held: Held,
  numRuns: number,
  { seed, bug, shrink = true }: { seed: number; bug?: PlantedBug; shrink?: boolean },
): Promise<Asked> {
  const fetch = shopOver(held, bug)
  const asked: Asked = { count: 0, byStatus: new Map() }
  let sent = 0
  let found: string | undefined
  const property = fc.asyncProperty(maliciousRequest, async (request) => {
    if (found === undefined) asked.count++
    const failure = await failureOf(request)
    found ??= failure
    if (failure !== undefined) throw new Error(failure)
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns, seed, endOnFailure: !shrink })
  if (failed) asked.failure = `${String(errorInstance)}\n${JSON.stringify(counterexample)}`
  return asked

  async function failureOf(request: MaliciousRequest): Promise<string | undefined> {
    if (sent++ % 200 === 0) await refill(held.catalogue)
    const response = await fetch(requestOf(request))
    asked.byStatus.set(response.status, (asked.byStatus.get(response.status) ?? 0) + 1)
    return faultIn(response, request.path, request.method)
  }
}

/** Some of the queries delete: without this the rest would soon run against an empty shop. */
async function refill(catalogue: Catalogue): Promise<void> {
  await catalogue.remove({ kind: 'all', of: [] })
  await catalogue.create(heldRecords)
}
