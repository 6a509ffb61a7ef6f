import { expect, test } from 'vitest'
import { projectOutcomes, timeTable, verdict } from './table.ts'

const files = [
  { project: 'unit', file: 'src/domain/money.test.ts', passed: 3, failed: 0, skipped: 0, ms: 12.4 },
  { project: 'unit', file: 'src/domain/cart.test.ts', passed: 1, failed: 1, skipped: 1, ms: 30 },
  { project: 'stories (chromium)', file: 'stories/ui/Button.stories.tsx', passed: 4, failed: 0, skipped: 0, ms: 900 },
]
const lint = { name: 'lint', passed: 1, failed: 0, skipped: 0, ms: 1000 }

test('a project is the sum of its files', () => {
  expect(projectOutcomes({ files, strays: 0 })).toEqual([
    { name: 'unit', passed: 4, failed: 1, skipped: 1, ms: 42.4 },
    { name: 'stories (chromium)', passed: 4, failed: 0, skipped: 0, ms: 900 },
  ])
})

test('an error that belongs to no test fails the run', () => {
  const outcomes = projectOutcomes({ files: files.slice(0, 1), strays: 2 })
  expect(verdict(outcomes, 3)).toEqual({ line: '3 passed, 2 failed', ok: false })
})

test('checks and tests are counted together', () => {
  expect(verdict([lint, ...projectOutcomes({ files: files.slice(2), strays: 0 })], 4)).toEqual({
    line: '5 passed, 0 failed',
    ok: true,
  })
})

test('a run without a single test has failed', () => {
  expect(verdict([lint], 0)).toEqual({ line: '1 passed, 1 failed', ok: false })
})

test('the table names the slowest files first', () => {
  const lines = timeTable(projectOutcomes({ files, strays: 0 }), files, 2).split('\n')
  expect(lines.slice(-4, -1).map((line) => line.split(' ')[0])).toEqual([
    'the',
    'stories/ui/Button.stories.tsx',
    'src/domain/cart.test.ts',
  ])
})
