import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** What one file of tests came to; `ms` counts its setup as well. */
export interface FileTally {
  project: string
  file: string
  passed: number
  failed: number
  skipped: number
  ms: number
}

/** What a run of Vitest came to; `strays` are errors that belong to no test. */
export interface Tally {
  files: FileTally[]
  strays: number
}

/** Where the run leaves its tally: the environment names the file. */
export const tallyVariable = 'TEST_TALLY'

/** Counts what Vitest ran and writes it down for the table at the end of `npm test`. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from nowhere else
export default class TallyReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], strays: readonly unknown[]): Promise<void> {
    const target = process.env[tallyVariable]
    if (!target) return
    await mkdir(dirname(target), { recursive: true })
    const tally: Tally = { files: modules.map(tallyOf), strays: strays.length }
    await writeFile(target, JSON.stringify(tally))
  }
}

function tallyOf(module: TestModule): FileTally {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  const count = (state: string) => states.filter((each) => each === state).length
  const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic()
  return {
    project: module.project.name,
    file: module.relativeModuleId,
    passed: count('passed'),
    // A file that could not be read, or a hook of its own that failed, is a failure though no test says so.
    failed: count('failed') + (module.errors().length > 0 ? 1 : 0),
    skipped: count('skipped') + count('pending'),
    ms: collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration,
  }
}
