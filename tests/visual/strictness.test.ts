// The package that counts and draws the differences; Vitest's browser mode brings it along.
import { diff } from '@blazediff/core'
import { expect, test } from 'vitest'
import { strictness } from './comparison.ts'

const side = 8
const middle = 4 * (side * 3 + 3)

/** How many of 64 pixels the comparator finds changed after one channel of one of them moved by one step. */
function found(channel: number, step: number, options: object): number {
  const reference = new Uint8Array(side * side * 4).fill(140)
  const changed = reference.slice()
  changed[middle + channel] = 140 + step
  return diff(reference, changed, undefined, side, side, options)
}

test.each([
  ['red', 0],
  ['green', 1],
  ['blue', 2],
])('one step of %s in one pixel is found, up or down', (_, channel) => {
  expect([found(channel, 1, strictness), found(channel, -1, strictness)]).toEqual([1, 1])
})

test('identical pictures have no differences', () => {
  expect(found(0, 0, strictness)).toBe(0)
})

test("the comparator's default settings miss it, hence our own settings", () => {
  expect(found(0, 1, {})).toBe(0)
})
