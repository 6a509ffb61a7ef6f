import type { Failure, FileTally, Tally } from './tally.ts'

/** A part of the run: a check, which counts as one, or the tests of a project. `ms` is how long it took by the clock. */
export interface Outcome {
  name: string
  passed: number
  failed: number
  skipped: number
  /** From the start of the run until this part began. */
  startMs: number
  ms: number
}

/** When a part ran. */
export type Timing = Pick<Outcome, 'startMs' | 'ms'>

/** What a project came to; errors outside of its tests fail it too. */
export function projectOutcome(name: string, { files, unhandledErrors }: Tally, timing: Timing): Outcome {
  const { passed, failed, skipped } = sum(files)
  return { name, passed, failed: failed + unhandledErrors.length, skipped, ...timing }
}

/** Where the time went: a line for each part in the order they began, then the slowest files. */
export function timeTable(outcomes: readonly Outcome[], files: readonly FileTally[], slowest = 20): string {
  const slow = files.toSorted((one, other) => other.ms - one.ms).slice(0, slowest)
  const parts = outcomes.toSorted((one, other) => one.startMs - other.startMs)
  return [
    '',
    `${'where the time went'.padEnd(52)}  from s  took s  passed  failed  skipped`,
    ...parts.map((part) => row(part.name, seconds(part.startMs), part)),
    ...(slow.length > 0 ? ['', `the ${slow.length} slowest files`] : []),
    ...slow.map((file) => row(file.file, '', file)),
    '',
  ].join('\n')
}

/** What failed, with its error; nothing where all is well. */
export function failureList(failures: readonly Failure[]): string {
  if (failures.length === 0) return ''
  return ['what failed', ...failures.map(({ test, message }) => `${test}: ${message}`), ''].join('\n')
}

/** The verdict of the whole run. A run in which not one test ran has failed. */
export function verdict(outcomes: readonly Outcome[], testsRan: number): { line: string; ok: boolean } {
  const { passed, failed } = sum(outcomes)
  const all = testsRan === 0 ? failed + 1 : failed
  return { line: `${passed} passed, ${all} failed`, ok: all === 0 }
}

type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped'>

function row(name: string, from: string, { ms, passed, failed, skipped }: Counts & { ms: number }): string {
  const shown = name.length > 51 ? `…${name.slice(-50)}` : name
  const figures = [from, seconds(ms), `${passed}`, `${failed}`].map((figure) => figure.padStart(8))
  return `${shown.padEnd(52)}${figures.join('')}${`${skipped}`.padStart(9)}`
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}

function sum(parts: readonly Counts[]): Counts {
  const add = (key: keyof Counts) => parts.reduce((total, part) => total + part[key], 0)
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') }
}
