import { sumOf, wrongs, type Tally } from './tally.ts'

/** Faults that a run injects at least, also where there is no PostgreSQL. */
export const leastFaults = 200

/** Everything that keeps a run from being right, one sentence each. */
export function failuresOf(tally: Tally): string[] {
  const { wrong, acknowledged, found, faults, inputs } = tally
  const happened = Object.entries(wrong).filter(([, times]) => times > 0)
  const injected = sumOf(faults)
  return [
    ...happened.map(([name, times]) => `${times} ${wrongs[name as keyof typeof wrongs]}`), // the keys of one are those of the other
    ...(found === acknowledged ? [] : [`${acknowledged} writes were acknowledged and ${found} of them found`]),
    // A run that tries nothing finds nothing.
    ...(acknowledged > 0 ? [] : ['no write was acknowledged']),
    ...(sumOf(inputs) > 0 ? [] : ['no input was tried']),
    ...(injected >= leastFaults ? [] : [`${injected} faults were injected, fewer than ${leastFaults}`]),
  ]
}

/** The report of a run as text. */
export function reportOf(tally: Tally, { seed, seconds }: { seed: number; seconds: number }): string {
  const { inputs, inputStatuses, faults, statuses, cut, acknowledged, found, unacknowledged, wrong, notes } = tally
  const isServed = ([status]: readonly [number, number]) => status < 400
  const [served, refused] = [true, false].map(
    (wanted) => new Map([...statuses].filter((each) => isServed(each) === wanted)),
  )
  const failures = failuresOf(tally)
  return [
    `Trust report, seed ${seed}, ${Math.round(seconds)} s`,
    ...part('Inputs tried', sumOf(inputs), inputs),
    ...part('  answered with', undefined, sorted(inputStatuses)),
    ...part('Faults injected', sumOf(faults), faults),
    ...part('Requests served', sumOf(served ?? new Map()), sorted(served ?? new Map())),
    ...part('Requests refused', sumOf(refused ?? new Map()), sorted(refused ?? new Map())),
    row('Cut by a fault', cut),
    row('Writes acknowledged', acknowledged),
    row('  of them found', found),
    row('  found besides', unacknowledged, 'stored, the answer was cut'),
    'Must be zero',
    ...Object.entries(wrongs).map(([name, text]) => row(`  ${text}`, wrong[name as keyof typeof wrong])), // the keys of one are those of the other
    ...notes.map((note) => `  ${note}`),
    failures.length === 0 ? 'Everything held.' : `WRONG: ${failures.join('; ')}.`,
  ].join('\n')
}

function part(name: string, total: number | undefined, counts: ReadonlyMap<unknown, number>): string[] {
  const parts = [...counts].map(([each, times]) => `${String(each)} ${number(times)}`)
  const lines: string[] = []
  for (let from = 0; from < parts.length || from === 0; from += perLine) {
    lines.push(
      row(from === 0 ? name : '', from === 0 ? total : undefined, parts.slice(from, from + perLine).join(', ')),
    )
  }
  return lines
}

/** Counts in one line of a part. */
const perLine = 3

function row(name: string, value: number | undefined, more = ''): string {
  return `${name.padEnd(54)}${value === undefined ? '' : number(value)}`.padEnd(64).concat(more).trimEnd()
}

function sorted(counts: ReadonlyMap<number, number>): Map<number, number> {
  return new Map([...counts].toSorted(([one], [other]) => one - other))
}

const number = (value: number) => value.toLocaleString('en-US')
