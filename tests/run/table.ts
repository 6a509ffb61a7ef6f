import type { FileTally, Tally } from './tally.ts'

/** A part of the run: a check, which counts as one, or the tests of a project. */
export interface Outcome {
  name: string
  passed: number
  failed: number
  skipped: number
  ms: number
}

/** The projects of a tally, each added up; errors without a test are a line of their own. */
export function projectOutcomes({ files, strays }: Tally): Outcome[] {
  const projects = [...Map.groupBy(files, ({ project }) => project)].map(([name, its]) => ({ name, ...sum(its) }))
  const lost = { name: 'errors outside of tests', passed: 0, failed: strays, skipped: 0, ms: 0 }
  return strays > 0 ? [...projects, lost] : projects
}

/** Where the time went, in ms: a line for each outcome, then the slowest files. */
export function timeTable(outcomes: readonly Outcome[], files: readonly FileTally[], slowest = 10): string {
  const slow = files.toSorted((one, other) => other.ms - one.ms).slice(0, slowest)
  return [
    '',
    `${'where the time went'.padEnd(44)}${'ms'.padStart(9)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'skipped'.padStart(9)}`,
    ...outcomes.map(row),
    ...(slow.length > 0 ? ['', 'the slowest files'] : []),
    ...slow.map((file) => row({ ...file, name: file.file })),
    '',
  ].join('\n')
}

/** The verdict of the whole run. A run in which not one test ran has failed. */
export function verdict(outcomes: readonly Outcome[], testsRan: number): { line: string; ok: boolean } {
  const { passed, failed } = sum(outcomes)
  const all = testsRan === 0 ? failed + 1 : failed
  return { line: `${passed} passed, ${all} failed`, ok: all === 0 }
}

function row({ name, ms, passed, failed, skipped }: Outcome): string {
  const shown = name.length > 43 ? `…${name.slice(-42)}` : name
  const figures = [Math.round(ms).toString().padStart(9), `${passed}`.padStart(8), `${failed}`.padStart(8)]
  return `${shown.padEnd(44)}${figures.join('')}${`${skipped}`.padStart(9)}`
}

function sum(parts: readonly Omit<Outcome, 'name'>[]): Omit<Outcome, 'name'> {
  const add = (key: 'passed' | 'failed' | 'skipped' | 'ms') => parts.reduce((total, part) => total + part[key], 0)
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped'), ms: add('ms') }
}
