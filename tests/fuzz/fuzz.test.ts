import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecordFields } from '#domain/product/read.ts'
import type { Catalogue } from '#server/app/catalogue.ts'
import { createShopApi, type ShopApiOptions } from '#server/app/shopApi.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { records } from '#tests/contract/records.ts'
import { stores } from '#tests/contract/stores.ts'
import { fuzzEmail, fuzzKeys, maliciousRequest, requestOf, type MaliciousRequest } from './maliciousRequests.ts'
import { plantedBugs, type PlantedBug } from './plantedBugs.ts'
import { faultIn } from './verdict.ts'

/** FUZZ_SEED repeats a run in which something was found. */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000)

/** Few, so that a hundred thousand queries do not take an hour; the awkward ones are among them. */
const heldRecords: readonly RecordFields[] = records.slice(-30)

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
    // What breaks is told by the answer's status; the log of a planted fault would only fill the screen.
    log: () => undefined,
  }
  const api = createShopApi(bug?.options?.(options) ?? options)
  const fetch = async (request: Request) => api.fetch(request)
  return bug?.before?.(fetch) ?? fetch
}

interface Asked {
  count: number
  byStatus: Map<number, number>
  /** The first thing wrong, and the smallest request that shows it. */
  failure?: string
}

/** Asks until something is wrong or the number is reached. */
async function ask(
  held: Held,
  numRuns: number,
  { bug, shrink = true }: { bug?: PlantedBug; shrink?: boolean } = {},
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

function told({ count, byStatus }: Asked): string {
  const statuses = [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${status} ${times}×`)
  return `${count} malicious requests: ${statuses.join(', ')} (FUZZ_SEED=${seed})`
}

/** Milliseconds; half a minute is usual, more where other work shares the machine. */
const timeoutMs = 600_000

function inMemory(): Held {
  return { catalogue: memoryCatalogue(), users: memoryUsers() }
}

describe('no query breaks the shop', { timeout: timeoutMs }, () => {
  it('answers or refuses 100,000 malicious requests over memory', async () => {
    const asked = await ask(inMemory(), 100_000)
    console.log(`    memory: ${told(asked)}`)
    expect(asked.failure).toBeUndefined()
    expect(asked.count).toBe(100_000)
    // A fuzzer whose requests are all refused proves nothing.
    expect(asked.byStatus.get(200)).toBeGreaterThan(20_000)
    expect(asked.byStatus.get(400)).toBeGreaterThan(20_000)
  })

  it.each(stores.filter(({ name }) => name !== 'memory'))(
    'answers or refuses 5,000 over $name',
    async ({ name, open }) => {
      const opened = await open(heldRecords)
      const asked = await ask(opened, 5000)
      await opened.close()
      console.log(`    ${name}: ${told(asked)}`)
      expect(asked.failure).toBeUndefined()
      expect(asked.count).toBe(5000)
      expect(asked.byStatus.get(200)).toBeGreaterThan(1000)
    },
  )
})

it('finds a bug of each kind that is planted', { timeout: timeoutMs }, async () => {
  const rows: [name: string, found: number | undefined][] = []
  for (const bug of plantedBugs) {
    const asked = await ask(inMemory(), 100_000, { bug, shrink: false })
    rows.push([bug.name, asked.failure === undefined ? undefined : asked.count])
  }
  const lines = rows.map(
    ([name, found]) => `    ${name.padEnd(40)} ${found === undefined ? 'NOT FOUND' : `request ${found}`}`,
  )
  console.log(`    Planted and found at (FUZZ_SEED=${seed}):\n${lines.join('\n')}`)
  expect(rows.filter(([, found]) => found === undefined)).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(20)
})
