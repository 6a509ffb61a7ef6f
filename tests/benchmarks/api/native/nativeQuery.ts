import type { RecordFields } from '#domain/product/read.ts'
import { rareWord } from '../grownRecords.ts'

/** What is sought: words that all have to occur, the last of them perhaps still being typed, or a substring. */
export type Sought = { words: readonly string[]; isTyping?: boolean } | { misspelt: string } | { substring: string }

/** Searches of the benchmark, by the name of the query that asks the shop's own index for the same. */
export const nativeQueries: ReadonlyMap<string, Sought> = new Map<string, Sought>([
  ['text: search, a rare word', { words: [rareWord] }],
  ['text: search, a common word', { words: ['silk'] }],
  ['text: search, two common words', { words: ['silk', 'border'] }],
  ['text: search, one typo', { misspelt: 'kanjivarm silk' }],
  ['text: incomplete search, kanj', { words: ['kanj'], isTyping: true }],
  ['text: incomplete search, red sar', { words: ['red', 'sar'], isTyping: true }],
  ['text: incomplete search, s', { words: ['s'], isTyping: true }],
  ['text: search, no such word', { words: ['bicycle'] }],
  ['text: $regex, common', { substring: 'border' }],
  ['text: $regex, a phrase', { substring: 'temple border' }],
  ['text: $regex, none', { substring: 'bicycle' }],
])

/** How long a database's own search takes: the total and the first page of 24 records, the most relevant first. */
export interface NativeAnswer {
  /** Median milliseconds; undefined where it cannot answer. */
  ms: number | undefined
  /** How many it finds. */
  total: number
}

/** A row of the tables that a database's own search reads. */
export interface NativeRow {
  id: number
  /** Every text of the record, in lower case. */
  text: string
  description: string
  record: string
}

/** The rows of these records. */
export function* nativeRows(records: readonly RecordFields[]): Generator<NativeRow> {
  for (const [index, record] of records.entries()) {
    const texts = Object.values(record).flat()
    const { description } = record
    yield {
      id: index + 1,
      text: texts
        .filter((each) => typeof each === 'string')
        .join(' ')
        .toLowerCase(),
      description: typeof description === 'string' ? description.toLowerCase() : '',
      record: JSON.stringify(record),
    }
  }
}

/** Repeats a query, discards the first run as warm-up, and answers the median. */
export async function timed(runs: number, ask: () => Promise<number> | number): Promise<NativeAnswer> {
  const times: number[] = []
  let total = 0
  for (let run = 0; run <= runs; run++) {
    const start = performance.now()
    total = await ask()
    times.push(performance.now() - start)
  }
  return { ms: times.slice(1).toSorted((one, other) => one - other)[Math.floor(runs / 2)], total }
}
