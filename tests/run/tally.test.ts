import { expect, test } from 'vitest'
import { failureOf } from './tally.ts'

test('a failure says where the test stands, what its error says without colours, and the line it comes from', () => {
  expect(failureOf(['', 'a.spec.ts', 'buys'], '\u001B[31mexpected 1\u001B[39m\n\nreceived 2', 12)).toEqual({
    test: 'a.spec.ts › buys',
    message: 'expected 1\n  received 2\n  at line 12',
  })
  expect(failureOf(['a.spec.ts'])).toEqual({ test: 'a.spec.ts', message: '' })
})

test('what there was to see at a failure follows its error', () => {
  const { message } = failureOf(['a.spec.ts'], 'expected 1', 12, ["/cart shows 'Your cart'"])
  expect(message).toBe("expected 1\n  at line 12\n  /cart shows 'Your cart'")
})

test('a long error is cut', () => {
  const long = Array.from({ length: 400 }, (_, line) => `line ${line}`).join('\n')
  expect(failureOf(['a.spec.ts'], long).message.split('\n')).toHaveLength(14)
})
