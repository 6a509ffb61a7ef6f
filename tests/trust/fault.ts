import { once, type EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { readBack, type ReadBack, type Target, type WriteLedger } from '#tests/durability/writes.ts'
import { addWrites, blame, countingFetch, judge, type Tally } from './tally.ts'

/** What every kind of fault is given. */
export interface FaultContext {
  tally: Tally
  /** Numbers from 0 to 1 that depend on the seed. */
  random: () => number
  /** An empty folder. */
  folder: string
  /** What ends the processes that were started, also where a part breaks off. */
  atEnd: (() => Promise<unknown>)[]
}

/** How long a server may take to answer again after a fault, in milliseconds. */
export const recoveryMs = 20_000

/**
 * Reads everything back after a fault: what was acknowledged is there, and the server answers again. Undefined where it
 * does not, which is counted.
 */
export async function check(
  { tally }: FaultContext,
  fault: string,
  target: Target,
  ledger: WriteLedger,
): Promise<ReadBack | undefined> {
  const until = performance.now() + recoveryMs
  for (;;) {
    try {
      const read = await readBack({ ...target, fetch: countingFetch(tally, target.fetch) }, ledger)
      // Two reads: a write whose client has gone may have come between them. One that stays in part stays so.
      if (read.partial > 0 && performance.now() < until) {
        await sleep(50)
        continue
      }
      judge(tally, fault, read)
      return read
    } catch (error) {
      if (performance.now() > until) {
        blame(tally, 'unanswered', `${fault}: ${String(error)}`)
        return undefined
      }
      await sleep(50)
    }
  }
}

/** The last check of a kind of fault, whose writes are added to the tally. */
export async function checkAtLast(
  context: FaultContext,
  fault: string,
  target: Target,
  ledger: WriteLedger,
): Promise<void> {
  const read = await check(context, fault, target, ledger)
  addWrites(context.tally, ledger, read ?? { found: [], lost: [...ledger.acknowledged], unexpected: [] })
}

/** Resolves with the next acknowledgement; false when there is none in time. */
export async function acknowledgedWithin(answers: EventEmitter, milliseconds = recoveryMs): Promise<boolean> {
  const signal = AbortSignal.timeout(milliseconds)
  return once(answers, 'acknowledged', { signal }).then(
    () => true,
    () => false,
  )
}
