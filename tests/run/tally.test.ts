import { expect, test } from 'vitest'
import { failureOf } from './tally.ts'

test('a failure is one line: where the test stands, and the first line of its error without colours', () => {
  expect(failureOf(['', 'a.spec.ts', 'buys'], '\u001B[31mexpected 1\u001B[39m\nreceived 2')).toEqual({
    test: 'a.spec.ts › buys',
    message: 'expected 1',
  })
  expect(failureOf(['a.spec.ts'])).toEqual({ test: 'a.spec.ts', message: '' })
})
