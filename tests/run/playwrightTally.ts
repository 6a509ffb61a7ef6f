import { relative, sep } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { projectRoot } from '#server/projectRoot.ts'
import { type Failure, testFailure, type FileTally, writeTally } from './tally.ts'

/** Counts what Playwright ran and writes it down for the table at the end of `npm test`. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from nowhere else
export default class PlaywrightTallyReporter implements Reporter {
  private readonly files = new Map<string, FileTally>()
  private readonly failures: Failure[] = []
  private readonly unhandledErrors: Failure[] = []

  onTestEnd(test: TestCase, { duration, error, annotations }: TestResult): void {
    const file = relative(projectRoot, test.location.file).split(sep).join('/')
    const tally = this.files.get(file) ?? { project: 'journeys', file, passed: 0, failed: 0, skipped: 0, ms: 0 }
    const result = resultOf(test)
    tally[result] += 1
    if (result === 'failed') {
      const state = annotations.flatMap(({ type, description }) => (type === 'state' ? [description ?? ''] : []))
      this.failures.push(testFailure(test.titlePath(), error?.message, error?.location?.line, state))
    }
    tally.ms += duration
    this.files.set(file, tally)
  }

  /** An error that belongs to no test: a file that cannot be read, a setup that failed. */
  onError({ message, location }: TestError): void {
    this.unhandledErrors.push(testFailure(['journeys', location?.file ?? ''], message, location?.line))
  }

  onEnd(): Promise<void> {
    return writeTally({
      files: [...this.files.values()],
      failures: this.failures,
      unhandledErrors: this.unhandledErrors,
    })
  }

  printsToStdio(): boolean {
    return false
  }
}

function resultOf(test: TestCase): 'passed' | 'failed' | 'skipped' {
  const outcome = test.outcome()
  if (outcome === 'skipped') return 'skipped'
  return outcome === 'expected' ? 'passed' : 'failed'
}
