import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { storyIndex } from '../architecture/storyIndex.ts'
import { expectedPictures } from '../visual/expected.ts'
import { missingComparisons } from './missingComparisons.ts'
import { type Failure, testFailure, type FileTally, writeTally } from './tally.ts'

/** Counts what Vitest ran and writes it down for the table at the end of `npm test`. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from nowhere else
export default class VitestTallyReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): Promise<void> {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state === 'failed')
    const failedModules = modules.filter((module) => module.errors().length > 0)
    const missing = await picturesNotCompared(modules, tests)
    const failures = [
      ...failed.map(caseFailure),
      ...failedModules.map((module) => testFailure([module.relativeModuleId], module.errors()[0]?.message)),
      ...missing.map((picture) => testFailure([picture], 'its story passed without this picture')),
    ]
    await writeTally({
      files: modules.map(tallyOf),
      failures,
      unhandledErrors: unhandledErrors.length + missing.length,
    })
  }
}

/** A setup file that does not run takes no pictures, and no story would say so. */
async function picturesNotCompared(modules: readonly TestModule[], tests: readonly TestCase[]): Promise<string[]> {
  // Vitest adds the browser's name.
  const stories = modules.find(({ project }) => project.name.startsWith('stories'))
  if (!stories?.project.getProvidedContext().pictures.compared) return []
  const passed = tests.filter((test) => test.result().state === 'passed').map((test) => test.meta())
  return missingComparisons(passed, expectedPictures(await storyIndex()))
}

function caseFailure(test: TestCase): Failure {
  const error = test.result().errors?.[0]
  return testFailure([fileOf(test), test.fullName], error?.message, error?.stacks?.[0]?.line)
}

function fileOf(test: TestCase): string {
  return test.module.relativeModuleId
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
