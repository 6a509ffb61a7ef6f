import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import { storyIndex } from '../architecture/storyIndex.ts'
import { expectedPictures } from '../visual/expected.ts'
import { missingComparisons } from './missingComparisons.ts'
import { type Failure, testFailure, type FileTally, writeTally } from './tally.ts'

/** Counts what Vitest ran and writes it down for the table at the end of `npm test`. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from nowhere else
export default class VitestTallyReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): Promise<void> {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state === 'failed')
    const missing = await picturesNotCompared(modules, tests)
    await writeTally({
      files: modules.map(tallyOf),
      failures: [...failed.map(caseFailure), ...modules.flatMap(groupFailures)],
      unhandledErrors: [
        ...unhandledErrors.map(({ message, stack }) =>
          testFailure(['an error outside of the tests'], stack ?? message),
        ),
        ...missing.map((picture) => testFailure([picture], 'its story passed without this picture')),
      ],
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

/** A file that could not be read, and the hooks of a file or of a group of tests: its tests are skipped then. */
function groupFailures(module: TestModule): Failure[] {
  const groups: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()]
  return groups.flatMap((group) => {
    const [error] = group.errors()
    const name = group.type === 'suite' ? group.fullName : ''
    return error ? testFailure([module.relativeModuleId, name], error.message, error.stacks?.[0]?.line) : []
  })
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
    failed: count('failed') + groupFailures(module).length,
    skipped: count('skipped') + count('pending'),
    ms: collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration,
  }
}
