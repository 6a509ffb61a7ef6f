/** The state of a loaded server over some seconds. */
export interface LoadSample {
  /** Seconds since the start of the load. */
  at: number
  /** Resident memory and the smallest heap, in megabytes. */
  rss: number
  heap: number
  /** Open file descriptors. */
  files: number
  /** Event-loop delay at the 99th percentile, in milliseconds. */
  delay: number
  /** Requests answered, and their time at the median and the 99th percentile, in milliseconds. */
  answered: number
  p50: number
  p99: number
  /** Of one core, in percent. */
  cpu: number
  /** The load average of the whole machine over a minute: whatever else runs is seen here. */
  machine: number
}

/** Answers of one kind of request. */
interface KindCounts {
  /** Times in milliseconds. */
  times: number[]
  statuses: Map<number, number>
}

/** Everything a run of load has seen. */
export interface LoadRun {
  minutes: number
  perSecond: number
  samples: LoadSample[]
  kinds: Map<string, KindCounts>
  /** Requests refused with 503 and a time to come back, and requests not sent, because too many were under way. */
  refused: number
  skipped: number
  /** What must not happen, counted by its text. */
  wrong: Record<keyof typeof loadWrongs, number>
  /** The first cases of each. */
  notes: string[]
  writes: { acknowledged: number; found: number }
}

/** What must never happen under load; each is counted, and none may be. */
export const loadWrongs = {
  failed: 'answers of 500 and above, but for a clear 503',
  unexpected: 'answers of another status than the right one',
  unanswered: 'requests without an answer',
  lost: 'acknowledged writes lost',
  ended: 'servers that did not end by themselves',
} as const

export function emptyRun(minutes: number, perSecond: number): LoadRun {
  return {
    minutes,
    perSecond,
    samples: [],
    kinds: new Map(),
    refused: 0,
    skipped: 0,
    wrong: { failed: 0, unexpected: 0, unanswered: 0, lost: 0, ended: 0 },
    notes: [],
    writes: { acknowledged: 0, found: 0 },
  }
}

/** Counts something wrong; the first three cases of each are told in the report. */
export function blameLoad(run: LoadRun, wrong: keyof typeof loadWrongs, detail: string, times = 1): void {
  if (times === 0) return
  if (run.wrong[wrong] < 3) run.notes.push(`${loadWrongs[wrong]}: ${detail}`)
  run.wrong[wrong] += times
}

/** The value below which this share of the values lies; 0 where there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
