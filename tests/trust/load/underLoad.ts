import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { defaultReadKey } from '#contract/page.ts'
import { seededRandom } from '#tests/durability/seededRandom.ts'
import { startShop } from '#tests/support/startShop.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { requestKinds, type RequestKind } from './requestKinds.ts'
import { blameLoad, emptyRun, type LoadRun } from './samples.ts'
import { sampler } from './sampler.ts'
import { signUpShoppers } from './shoppers.ts'
import { storeWrites } from './storeWrites.ts'

interface LoadOptions {
  minutes: number
  perSecond: number
  seed: number
  /** Called with every sample. */
  onSample: (run: LoadRun) => void
}

const sampleEveryMs = 10_000
/** Requests under way at the same time; a shop that stands still must not collect thousands. */
const maxInFlight = 200
const answerWithinMs = 60_000

/** Mixed load on the built shop with the settings of `npm start`, as a process of its own over SQLite. */
export async function underLoad({ minutes, perSecond, seed, onSample }: LoadOptions): Promise<LoadRun> {
  const random = seededRandom(seed)
  const run = emptyRun(minutes, perSecond)
  const folder = await temporaryFolder()
  const probeFile = join(folder.path, 'probe.jsonl')
  const probe = pathToFileURL(join(import.meta.dirname, 'probe.ts')).href
  const shop = await startShop({
    AVIF: 'ahead',
    SHUTDOWN_DELAY: '1',
    NODE_OPTIONS: `--no-warnings --import=${probe}`,
    PROBE_FILE: probeFile,
  })
  try {
    const { origin, writeKey, pid } = shop
    const shoppers = await signUpShoppers(origin, 20)
    const writes = storeWrites({ origin, readKey: defaultReadKey, writeKey }, random)
    const kinds = requestKinds({ origin, random, shoppers, writes })
    const startedMs = Date.now()
    // Its first readings are those of the start.
    await sleep(1500)
    const sample = sampler({ pid, probeFile, startedMs })
    await load(run, kinds, random, (times) => {
      run.samples.push(sample(times))
      onSample(run)
    })
    const lost = await writes.lost()
    blameLoad(run, 'lost', lost.slice(0, 3).join('; '), lost.length)
    run.writes = { acknowledged: writes.acknowledged(), found: writes.acknowledged() - lost.length }
  } finally {
    await shop.stop()
    await folder.remove()
  }
  if ((await shop.ended) !== 0) blameLoad(run, 'ended', shop.log().slice(-500))
  return run
}

/** Sends requests at even distances, whether earlier ones have been answered or not. */
async function load(
  run: LoadRun,
  kinds: readonly RequestKind[],
  random: () => number,
  onTimes: (times: readonly number[]) => void,
): Promise<void> {
  const startMs = performance.now()
  const inFlight = new Set<Promise<void>>()
  let times: number[] = []
  let sampledMs = startMs
  for (let sent = 0; sent < run.minutes * 60 * run.perSecond; sent++) {
    const dueMs = startMs + (sent * 1000) / run.perSecond
    const waitMs = dueMs - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    if (performance.now() - sampledMs >= sampleEveryMs) {
      onTimes(times)
      ;[times, sampledMs] = [[], sampledMs + sampleEveryMs]
    }
    const kind = chosen(kinds, random())
    if (inFlight.size >= maxInFlight) {
      run.skipped += 1
      continue
    }
    const asking = ask(run, kind, (milliseconds) => times.push(milliseconds)).finally(() => inFlight.delete(asking))
    inFlight.add(asking)
  }
  await Promise.all(inFlight)
  onTimes(times)
}

function chosen(kinds: readonly RequestKind[], number: number): RequestKind {
  let left = number * kinds.reduce((sum, { share }) => sum + share, 0)
  for (const kind of kinds) if ((left -= kind.share) < 0) return kind
  throw new RangeError('There is no kind of request')
}

async function ask(run: LoadRun, { name, statuses, send }: RequestKind, onTime: (ms: number) => void): Promise<void> {
  const counts = run.kinds.get(name) ?? { times: [], statuses: new Map<number, number>() }
  run.kinds.set(name, counts)
  const startMs = performance.now()
  try {
    const answer = await within(answerWithinMs, send())
    await answer.arrayBuffer()
    const { status } = answer
    const milliseconds = performance.now() - startMs
    counts.times.push(milliseconds)
    onTime(milliseconds)
    counts.statuses.set(status, (counts.statuses.get(status) ?? 0) + 1)
    if (status === 503 && answer.headers.has('retry-after')) run.refused += 1
    else if (status >= 500) blameLoad(run, 'failed', `${name}: ${status}`)
    else if (!statuses.includes(status)) blameLoad(run, 'unexpected', `${name}: ${status}`)
  } catch (error) {
    blameLoad(run, 'unanswered', `${name}: ${String(error)}`)
  }
}

async function within(milliseconds: number, asking: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([asking, late]).finally(() => clearTimeout(timer))
}
