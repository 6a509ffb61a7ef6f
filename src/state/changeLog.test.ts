import { afterEach, expect, test, vi } from 'vitest'
import { createChangeLog } from './changeLog.ts'

const append = (name: string) => (names: string) => names + name
const entry = (names: string) => JSON.stringify({ state: { names }, version: 1 })

afterEach(() => void vi.useRealTimers())

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

test('a change is applied again for five seconds after it was made, and not later', () => {
  vi.useFakeTimers()
  const [one, other] = [createChangeLog<string>(), createChangeLog<string>()]
  one.add(append('a'))
  const withoutIt = other.stamp(entry(''), '')
  vi.advanceTimersByTime(4999)
  expect(one.replay('', withoutIt)).toBe('a')
  vi.advanceTimersByTime(1)
  expect(one.replay('', withoutIt)).toBe('')
})

test('an entry counts the changes of the last eight tabs that wrote it', () => {
  const tabs = Array.from({ length: 9 }, () => createChangeLog<string>())
  const texts = ['']
  for (const tab of tabs) {
    tab.add(append('a'))
    texts.push(tab.stamp(entry('a'), texts.at(-1) ?? ''))
  }
  const missingFrom = (text = '') => tabs.map((tab) => tab.isMissingFrom(text))
  expect(missingFrom(texts[8])).toEqual([...Array.from({ length: 8 }, () => false), true])
  expect(missingFrom(texts[9])).toEqual([true, ...Array.from({ length: 8 }, () => false)])
})
