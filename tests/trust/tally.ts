import { storeError } from '#contract/store.ts'
import type { ReadBack, WriteLedger } from '#tests/durability/writes.ts'

/** What must never happen; each is counted, and none may be. */
export const wrongs = {
  lost: 'acknowledged writes lost',
  partial: 'writes found in part',
  unexpected: 'writes found that nobody sent',
  unclear: 'refusals without a clear reason',
  unanswered: 'faults after which the server did not answer again',
  lockedOut: 'shoppers locked out after a fault',
  spinning: 'servers that kept a core busy without a request',
  faulty: 'inputs that broke the shop',
} as const

type Wrong = keyof typeof wrongs

/** What a whole run has tried and found. */
export interface Tally {
  /** Malicious requests by store. */
  inputs: Map<string, number>
  inputStatuses: Map<number, number>
  /** Injected faults by kind. */
  faults: Map<string, number>
  /** Answers of real servers by status. */
  statuses: Map<number, number>
  /** Requests that a fault left without an answer. */
  cut: number
  acknowledged: number
  found: number
  /** Found without acknowledgement: the answer was lost, the write was not. */
  unacknowledged: number
  wrong: Record<Wrong, number>
  /** The first cases of each wrong, and what was left out. */
  notes: string[]
}

export function emptyTally(): Tally {
  return {
    inputs: new Map(),
    inputStatuses: new Map(),
    faults: new Map(),
    statuses: new Map(),
    cut: 0,
    acknowledged: 0,
    found: 0,
    unacknowledged: 0,
    wrong: { lost: 0, partial: 0, unexpected: 0, unclear: 0, unanswered: 0, lockedOut: 0, spinning: 0, faulty: 0 },
    notes: [],
  }
}

export function count<Key>(counts: Map<Key, number>, key: Key, times = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + times)
}

export function sumOf(counts: ReadonlyMap<unknown, number>): number {
  return [...counts.values()].reduce((sum, each) => sum + each, 0)
}

/** Counts something wrong; the first cases of each kind are told in the report. */
export function blame(tally: Tally, wrong: Wrong, detail: string, times = 1): void {
  if (times === 0) return
  if (tally.wrong[wrong] < 3) tally.notes.push(`${wrongs[wrong]}: ${detail}`)
  tally.wrong[wrong] += times
}

/** A fetch that counts answers by status, and refusals that do not say what is wrong. */
export function countingFetch(tally: Tally, ask = fetch): typeof fetch {
  return async (input, init) => {
    let response: Response
    try {
      response = await ask(input, init)
    } catch (error) {
      tally.cut += 1
      throw error
    }
    countAnswer(tally, response.status, response.ok ? undefined : await response.clone().text())
    return response
  }
}

/** Counts an answer; `refusal` is the body of one that is none of the wanted. */
export function countAnswer(tally: Tally, status: number, refusal?: string): void {
  count(tally.statuses, status)
  if (refusal !== undefined && !isClear(refusal)) blame(tally, 'unclear', `${status} ${refusal.slice(0, 100)}`)
}

function isClear(body: string): boolean {
  try {
    return storeError.strict().safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}

/** Counts what is wrong with what was read back after a fault. */
export function judge(tally: Tally, fault: string, { lost, unexpected, partial }: Omit<ReadBack, 'found'>): void {
  blame(tally, 'lost', `${fault}: ${lost.slice(0, 3).join()}`, lost.length)
  blame(tally, 'unexpected', `${fault}: ${unexpected.slice(0, 3).join()}`, unexpected.length)
  blame(tally, 'partial', fault, partial)
}

/** Adds the writes of a finished kind of fault. */
export function addWrites(
  tally: Tally,
  { acknowledged }: WriteLedger,
  { found, lost }: Omit<ReadBack, 'partial'>,
): void {
  const kept = acknowledged.size - lost.length
  tally.acknowledged += acknowledged.size
  tally.found += kept
  tally.unacknowledged += found.length - kept
}
