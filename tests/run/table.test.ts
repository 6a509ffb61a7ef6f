import { expect, test } from 'vitest'
import { failureList, projectOutcome, timeTable, verdict } from './table.ts'

const files = [
  { project: 'unit', file: 'src/domain/money.test.ts', passed: 3, failed: 0, skipped: 0, ms: 12.4 },
  { project: 'unit', file: 'src/domain/cart.test.ts', passed: 1, failed: 1, skipped: 1, ms: 30 },
]
const buttons = { project: 'stories', file: 'stories/ui/Button.stories.tsx', passed: 4, failed: 0, skipped: 0, ms: 900 }
const lint = { name: 'lint', passed: 1, failed: 0, skipped: 0, startMs: 0, ms: 1000 }
const later = { startMs: 1000, ms: 2500 }

test('a project is the sum of its files', () => {
  expect(projectOutcome('unit', { files, failures: [], unhandledErrors: [] }, later)).toEqual({
    name: 'unit',
    passed: 4,
    failed: 1,
    skipped: 1,
    startMs: 1000,
    ms: 2500,
  })
})

test('an error that belongs to no test fails the run', () => {
  const unhandledErrors = ['no connection', 'the worker ended'].map((message) => ({ test: 'unit', message }))
  const unit = projectOutcome('unit', { files: files.slice(0, 1), failures: [], unhandledErrors }, later)
  expect(verdict([unit], 3)).toEqual({ line: '3 passed, 2 failed', ok: false })
})

test('checks and tests are counted together', () => {
  const stories = projectOutcome('stories', { files: [buttons], failures: [], unhandledErrors: [] }, later)
  expect(verdict([lint, stories], 4)).toEqual({ line: '5 passed, 0 failed', ok: true })
})

test('a run without a single test has failed', () => {
  expect(verdict([lint], 0)).toEqual({ line: '1 passed, 1 failed', ok: false })
})

test('the table shows the parts in the order they began, then the slowest files', () => {
  const unit = projectOutcome('unit', { files, failures: [], unhandledErrors: [] }, later)
  const lines = timeTable([unit, lint], [...files, buttons], 2).split('\n')
  expect(lines.map((line) => line.split(/\s+/).slice(0, 3).join(' '))).toEqual([
    '',
    'where the time',
    'lint 0.0 1.0',
    'unit 1.0 2.5',
    '',
    'the 2 slowest',
    'stories/ui/Button.stories.tsx 0.9 4',
    'src/domain/cart.test.ts 0.0 1',
    '',
  ])
})

test('what failed is named under the table', () => {
  expect(failureList([{ test: 'cart › adds', message: 'expected 1' }])).toBe('what failed\ncart › adds: expected 1\n')
  expect(failureList([])).toBe('')
})
