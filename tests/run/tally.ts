import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What one file of tests came to; `ms` is the time of its tests, and with Vitest of its setup as well. */
export interface FileTally {
  project: string
  file: string
  passed: number
  failed: number
  skipped: number
  ms: number
}

/** A test that failed. */
export interface Failure {
  test: string
  /** The first lines of its error, the line of the file it comes from, and what there was to see. */
  message: string
}

/** What a run of a project came to. */
export interface Tally {
  files: FileTally[]
  /** The failures that `files` counts. */
  failures: Failure[]
  /** Errors that belong to no test; each fails the run as well. */
  unhandledErrors: Failure[]
}

/** Where a runner's reporter leaves its tally: the environment names the file. */
export const tallyVariable = 'TEST_TALLY'

/** Lines of an error that are kept: what was expected and what was there. */
const errorLines = 14

/**
 * A test's failure; `place` are its file and the names of what it stands in, `line` is where the error comes from, `state`
 * what there was to see.
 */
export function testFailure(
  place: readonly string[],
  errorText = '',
  line?: number,
  state: readonly string[] = [],
): Failure {
  // oxlint-disable-next-line no-control-regex -- runners colour their errors
  const lines = errorText.replaceAll(/\u001B\[\d*m/g, '').split('\n')
  const shown = lines.filter((each) => each.trim() !== '').slice(0, errorLines)
  const where = line === undefined ? [] : [`at line ${line}`]
  return { test: place.filter(Boolean).join(' › '), message: [...shown, ...where, ...state].join('\n  ') }
}

/** Writes a tally where the environment says; a run that was not started by `npm test` leaves none. */
export async function writeTally(tally: Tally): Promise<void> {
  const target = process.env[tallyVariable]
  if (!target) return
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, JSON.stringify(tally))
}
