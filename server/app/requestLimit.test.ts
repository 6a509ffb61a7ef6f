import { expect, test } from 'vitest'
import { requestLimit } from './requestLimit.ts'

const minute = 60_000
const noon = Date.parse('2026-11-21T12:00:00Z')

test('counts each address within its minute', () => {
  const { allows } = requestLimit(2, minute)
  expect([1, 2, 3].map(() => allows('a', noon))).toEqual([true, true, false])
  expect(allows('b', noon)).toBe(true)
  expect(allows('a', noon + minute - 1)).toBe(false)
  expect(allows('a', noon + minute)).toBe(true)
})

test.each([-1, -3600_000, -noon, 3600_000, 1e13])('a clock that jumps by %i ms locks nobody out', (jump) => {
  const { allows } = requestLimit(1, minute)
  expect([allows('a', noon), allows('a', noon)]).toEqual([true, false])
  expect([allows('a', noon + jump), allows('a', noon + jump)]).toEqual([true, false])
  expect(allows('a', noon + jump + minute)).toBe(true)
})
