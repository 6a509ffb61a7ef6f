import { setTimeout as sleep } from 'node:timers/promises'
import { defaultReadKey } from '#contract/page.ts'
import { ensureBuilt } from '#server/build/ensureBuilt.ts'
import { startShop } from '#tests/support/startShop.ts'
import { residentBytes } from '#tests/trust/load/sampler.ts'
import { percentile } from '#tests/trust/load/samples.ts'
import { queries } from './queries.ts'

/** What a server answered while products were changed. */
export interface Serving {
  reads: Times
  writes: Times
  /** Resident memory in MB: when the server was open, and its peak. */
  openMegabytes: number
  peakMegabytes: number
}

/** How many, and in milliseconds. */
interface Times {
  count: number
  median: number
  p99: number
  highest: number
}

/** What is read: lists, a search and a lookup, as shoppers ask for them all the time. */
const read = [
  'list: popular',
  'list: a category by price',
  'list: newest',
  'text: search, a rare word',
  'single lookup',
]

const readers = 4
/** Between two writes of the one writer: below the shipped limit of 1,200 a minute. */
const writePauseMs = 60

/**
 * Serves the database of `env` with a process of its own for so many seconds; `keys` are its products', one of which is
 * changed every 60 ms. Throws at an answer that is not 200.
 */
export async function serve(
  env: Readonly<Record<string, string>>,
  keys: readonly string[],
  seconds: number,
): Promise<Serving> {
  // A server that has to build the shop first keeps the memory of it.
  await ensureBuilt()
  const shop = await startShop(env)
  try {
    const ask = async (key: string, body: object) => {
      const start = performance.now()
      const response = await fetch(`${shop.origin}/dev/store`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-key': key },
        body: JSON.stringify({ targetCollection: 'products', ...body }),
      })
      const answer = await response.text()
      if (!response.ok) throw new Error(`${response.status} to ${JSON.stringify(body)}: ${answer}`)
      return performance.now() - start
    }
    const bodies = queries.filter(({ name }) => read.includes(name)).map(({ body }) => body(0))
    // The first answers open the database's files.
    for (const body of bodies) await ask(defaultReadKey, body)
    const openMegabytes = residentBytes(shop.pid) / 1e6
    const end = performance.now() + seconds * 1000
    const [reads, writes]: [number[], number[]] = [[], []]
    const reader = async (first: number) => {
      for (let turn = first; performance.now() < end; turn += 1) {
        reads.push(await ask(defaultReadKey, bodies[turn % bodies.length] ?? {}))
      }
    }
    const writer = async () => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const entityId = keys[(turn * 7919) % keys.length]
        writes.push(
          await ask(shop.writeKey, { action: 'UPDATE', filter: { entityId }, data: { price: 1000 + (turn % 900) } }),
        )
        await sleep(writePauseMs)
      }
    }
    await Promise.all([writer(), ...Array.from({ length: readers }, (_, first) => reader(first))])
    return {
      reads: timesOf(reads),
      writes: timesOf(writes),
      openMegabytes,
      peakMegabytes: residentBytes(shop.pid, 'VmHWM') / 1e6,
    }
  } finally {
    await shop.stop()
  }
}

function timesOf(times: readonly number[]): Times {
  return {
    count: times.length,
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    highest: percentile(times, 1),
  }
}
