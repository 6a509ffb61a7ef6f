import { expect, test } from 'vitest'
import { createChangeLog } from './changeLog.ts'

const append = (name: string) => (names: string) => names + name
const entry = (names: string) => JSON.stringify({ state: { names }, version: 1 })

test('a change that another tab has overwritten is found missing and applied again', () => {
  const [one, other] = [createChangeLog<string>(), createChangeLog<string>()]
  one.add(append('a'))
  const first = one.stamp(entry('a'), '')
  other.add(append('b'))
  // The other tab has not seen the first entry, and overwrites it.
  const second = other.stamp(entry('b'), '')
  expect(one.isMissingFrom(second)).toBe(true)
  expect(one.replay('b', second)).toBe('ba')
  const merged = one.stamp(entry('ba'), second)
  expect(one.isMissingFrom(merged)).toBe(false)
  expect(other.isMissingFrom(merged)).toBe(false)
  expect(other.isMissingFrom(first)).toBe(true)
})

test('an entry without counts was not written by this shop, and no change is applied to it again', () => {
  const log = createChangeLog<string>()
  log.add(append('a'))
  expect(log.replay('', entry(''))).toBe('')
  expect(log.isMissingFrom('')).toBe(false)
})

test('a change that was not stored is not applied again', () => {
  const log = createChangeLog<string>()
  log.add(append('a'))
  log.removeLast()
  expect(log.isMissingFrom(log.stamp(entry(''), ''))).toBe(false)
})
