import { expect, test } from 'vitest'
import { testFailure } from './tally.ts'

test('a failure has the name of its test, its message without colours, and its line', () => {
  expect(testFailure(['', 'a.spec.ts', 'buys'], '\u001B[31mexpected 1\u001B[39m\n\nreceived 2', 12)).toEqual({
    test: 'a.spec.ts › buys',
    message: 'expected 1\n  received 2\n  at line 12',
  })
  expect(testFailure(['a.spec.ts'])).toEqual({ test: 'a.spec.ts', message: '' })
})

test('the state of the pages at a failure follows its error', () => {
  const { message } = testFailure(['a.spec.ts'], 'expected 1', 12, ["/cart shows 'Your cart'"])
  expect(message).toBe("expected 1\n  at line 12\n  /cart shows 'Your cart'")
})

test('a long error is truncated', () => {
  const long = Array.from({ length: 400 }, (_, line) => `line ${line}`).join('\n')
  expect(testFailure(['a.spec.ts'], long).message.split('\n')).toHaveLength(14)
})
