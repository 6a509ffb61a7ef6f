import type { Reporter, TestModule } from 'vitest/node'
import { type FileTally, writeTally } from './tally.ts'

/** Counts what Vitest ran and writes it down for the table at the end of `npm test`. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from nowhere else
export default class VitestTallyReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): Promise<void> {
    await writeTally({ files: modules.map(tallyOf), unhandledErrors: unhandledErrors.length })
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
