import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failuresOf, leastFaults, reportOf } from './report.ts'
import { addWrites, blame, countAnswer, emptyTally, judge, wrongs, type Tally } from './tally.ts'

/** A run without failures. */
function goodTally(): Tally {
  const tally = emptyTally()
  tally.inputs.set('memory', 100)
  tally.faults.set('disk full', leastFaults)
  addWrites(
    tally,
    { sent: new Set(['a', 'b']), acknowledged: new Set(['a']) },
    { found: ['a', 'b'], lost: [], unexpected: [] },
  )
  return tally
}

test('a run without failures passes, and its report has the counts', () => {
  const tally = goodTally()
  countAnswer(tally, 200)
  countAnswer(tally, 503, '{"error":"Unavailable","message":"Please try again."}')
  expect(failuresOf(tally)).toEqual([])
  const report = reportOf(tally, { seed: 1, seconds: 2 })
  expect(report).toMatch(/^Requests refused +1 +503 1$/m)
  expect(report).toMatch(/^Writes acknowledged +1$/m)
  expect(report).toMatch(/^ {2}found besides +1 /m)
  expect(report).toMatch(/^Everything held\.$/m)
})

const bad: Readonly<Record<string, (tally: Tally) => void>> = {
  'a lost write': (tally) => judge(tally, 'killed', { lost: ['a'], unexpected: [], partial: 0 }),
  'half a write': (tally) => judge(tally, 'killed', { lost: [], unexpected: [], partial: 1 }),
  'a write of nobody': (tally) => judge(tally, 'killed', { lost: [], unexpected: ['a'], partial: 0 }),
  'a refusal without a reason': (tally) => countAnswer(tally, 503, '<html>'),
  'a refusal that says nothing': (tally) => countAnswer(tally, 503, '{"error":"Unavailable","message":""}'),
  'a server that stays away': (tally) => blame(tally, 'unanswered', 'killed'),
  'a shopper who is locked out': (tally) => blame(tally, 'lockedOut', 'clock set'),
  'a server that spins': (tally) => blame(tally, 'spinning', 'clock set'),
  'an input that broke it': (tally) => blame(tally, 'faulty', 'memory'),
  'a write that was never looked for': (tally) => void (tally.acknowledged += 1),
  'too few faults': (tally) => void tally.faults.set('disk full', leastFaults - 1),
  'no input': (tally) => tally.inputs.clear(),
  'no write': (tally) => void ((tally.acknowledged = 0), (tally.found = 0)),
}

test.each(Object.entries(bad))('%s fails the run', (_, spoil) => {
  const tally = goodTally()
  spoil(tally)
  expect(failuresOf(tally)).toHaveLength(1)
  expect(reportOf(tally, { seed: 1, seconds: 2 })).toMatch(/^WRONG: /m)
})

test('every kind of failure has its line in the report', () => {
  const report = reportOf(goodTally(), { seed: 1, seconds: 2 })
  for (const text of Object.values(wrongs)) expect(report).toMatch(new RegExp(`^ {2}${text} +0$`, 'm'))
})

test.each([
  [['--input', '5']],
  [['--inputs', 'many']],
  [['--seed', '0']],
  [['--minutes', '0']],
  [['--minutes', '1', '--inputs', '5']],
  [['--draw', 'a.svg']],
  [['fast']],
])('npm run trust -- %j is answered with the usage', (args) => {
  const { status, stderr, stdout } = run(args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('Usage: npm run trust')
})

test('--help is answered with the usage, too', () => {
  const { status, stdout } = run(['--help'])
  expect(status).toBe(0)
  expect(stdout).toContain('Usage: npm run trust')
})

function run(args: string[]) {
  const script = join(import.meta.dirname, 'trust.ts')
  return spawnSync(process.execPath, ['--no-warnings', script, ...args], { encoding: 'utf8' })
}
