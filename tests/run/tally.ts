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

/** What a run of a project came to; `unhandledErrors` are errors that belong to no test. */
export interface Tally {
  files: FileTally[]
  unhandledErrors: number
}

/** Where a runner's reporter leaves its tally: the environment names the file. */
export const tallyVariable = 'TEST_TALLY'

/** Writes a tally where the environment says; a run that was not started by `npm test` leaves none. */
export async function writeTally(tally: Tally): Promise<void> {
  const target = process.env[tallyVariable]
  if (!target) return
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, JSON.stringify(tally))
}
