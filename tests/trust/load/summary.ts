import { loadWrongs, percentile, type LoadRun, type LoadSample } from './samples.ts'

type Measured = Exclude<keyof LoadSample, 'at'>

/**
 * How a measure of the server moved: its median, or the lowest tenth of a heap, in the second and the last quarter, and
 * its slope after the first.
 */
export interface Growth {
  second: number
  last: number
  perHour: number
}

/** The first quarter is left out: caches fill. */
export function growthOf(samples: readonly LoadSample[], measure: Measured): Growth {
  const quarter = samples.length / 4
  // What is above the lowest of a heap is garbage that waits to be collected.
  const share = measure === 'heap' ? 0.1 : 0.5
  const typical = (from: number, to: number) =>
    percentile(
      samples.slice(Math.floor(from), Math.ceil(to)).map((sample) => sample[measure]),
      share,
    )
  return {
    second: typical(quarter, quarter * 2),
    last: typical(quarter * 3, samples.length),
    perHour: slopeOf(samples.slice(Math.floor(quarter)), measure) * 3600,
  }
}

/** Least squares, by second. */
function slopeOf(samples: readonly LoadSample[], measure: Measured): number {
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
  const [at, value] = [mean(samples.map((each) => each.at)), mean(samples.map((each) => each[measure]))]
  const spread = samples.reduce((sum, each) => sum + (each.at - at) ** 2, 0)
  if (spread === 0) return 0
  return samples.reduce((sum, each) => sum + (each.at - at) * (each[measure] - value), 0) / spread
}

/** What may grow from the second quarter to the last: by this factor, and by this much more. */
const mayGrow = { rss: [1.2, 30], heap: [1.2, 10], files: [1.2, 30] } as const
const growthNames = { rss: 'memory', heap: 'the heap', files: 'open files' } as const
/** Fewer samples are no trend. */
const leastSamples = 40

/** Everything that keeps a run of load from being right, one sentence each. */
export function failuresOfLoad(run: LoadRun): string[] {
  const { wrong, writes, kinds, samples } = run
  const measures = Object.keys(mayGrow) as (keyof typeof mayGrow)[] // its own keys
  const grown = measures.filter((measure) => {
    const { second, last } = growthOf(samples, measure)
    const [factor, more] = mayGrow[measure]
    return samples.length >= leastSamples && last > second * factor + more
  })
  return [
    ...Object.entries(wrong)
      .filter(([, times]) => times > 0)
      .map(([name, times]) => `${times} ${loadWrongs[name as keyof typeof loadWrongs]}`), // the keys of one are those of the other
    ...grown.map((measure) => {
      const { second, last } = growthOf(samples, measure)
      return `${growthNames[measure]} grew from ${second} in the second quarter to ${last} in the last`
    }),
    // A run that sends nothing finds nothing.
    ...(writes.acknowledged > 0 ? [] : ['no write was acknowledged']),
    ...(samples.length > 0 && kinds.size > 0 ? [] : ['nothing was measured']),
  ]
}

/** The report of a run of load as text. */
export function reportOfLoad(run: LoadRun): string {
  const { minutes, perSecond, kinds, samples, refused, skipped, wrong, notes, writes } = run
  const failures = failuresOfLoad(run)
  const answered = [...kinds.values()].reduce((sum, { times }) => sum + times.length, 0)
  return [
    `Load report: ${minutes} minutes, ${perSecond} requests a second`,
    row('Requests answered', answered),
    row('  refused with 503 and a time to come back', refused),
    row('  not sent, too many under way', skipped),
    columns(['Kind', 'answers', 'p50 ms', 'p99 ms', 'statuses']),
    ...byCount(kinds).map(([name, { times, statuses }]) =>
      columns([
        name,
        grouped(times.length),
        ...[0.5, 0.99].map((share) => percentile(times, share).toFixed(1)),
        [...statuses].map(([status, count]) => `${status} ${grouped(count)}`).join(', '),
      ]),
    ),
    columns(['Of the server', '2nd quarter', 'last', 'by hour', '']),
    ...measuresTold.map(([measure, name]) => {
      const { second, last, perHour } = growthOf(samples, measure)
      return columns([name, ...[second, last].map(String), `${perHour < 0 ? '' : '+'}${perHour.toFixed(1)}`, ''])
    }),
    row('Writes acknowledged', writes.acknowledged),
    row('  of them found', writes.found),
    'Must be zero',
    ...Object.entries(loadWrongs).map(([name, text]) => row(`  ${text}`, wrong[name as keyof typeof loadWrongs])), // the keys of one are those of the other
    ...notes.map((note) => `  ${note}`),
    failures.length === 0 ? 'Everything held.' : `WRONG: ${failures.join('; ')}.`,
  ].join('\n')
}

const measuresTold: readonly (readonly [Measured, string])[] = [
  ['rss', 'memory, MB'],
  ['heap', 'heap, MB'],
  ['files', 'open files'],
  ['delay', 'event-loop delay p99, ms'],
  ['p50', 'answer p50, ms'],
  ['p99', 'answer p99, ms'],
  ['cpu', 'processor, % of a core'],
  ['machine', 'load average of the machine'],
]

function byCount(kinds: LoadRun['kinds']) {
  return [...kinds].toSorted(([, one], [, other]) => other.times.length - one.times.length)
}

function row(name: string, value: number): string {
  return `${name.padEnd(58)}${grouped(value)}`
}

function columns([name = '', ...cells]: readonly string[]): string {
  const last = cells.pop() ?? ''
  return `${name.padEnd(30)}${cells.map((cell) => cell.padStart(12)).join('')}  ${last}`.trimEnd()
}

const grouped = (value: number) => value.toLocaleString('en-US')
