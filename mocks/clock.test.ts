import { afterEach, expect, test } from 'vitest'
import { freezeDay, morningOf, storyDay } from './clock.ts'

let thaw: (() => void) | undefined
afterEach(() => thaw?.())

test('every Date API returns the frozen time', () => {
  thaw = freezeDay(storyDay)
  const morning = morningOf(storyDay).getTime()
  expect([Date.now(), new Date().getTime(), Date.parse(new Date().toISOString())]).toEqual([morning, morning, morning])
  expect(Date()).toBe(new Date().toString())
})

test('an explicit date is parsed as usual, and is an instance of Date', () => {
  thaw = freezeDay(storyDay)
  const given = new Date('2024-01-01T00:00:00Z')
  expect(given.toISOString()).toBe('2024-01-01T00:00:00.000Z')
  expect(given).toBeInstanceOf(Date)
})

test('the clock runs again afterwards', () => {
  freezeDay('2001-01-01')()
  expect(new Date().getFullYear()).toBeGreaterThan(2020)
})

test.each(['', '21-11-2026', '2026-13-01', '2026-11-21T00:00'])('%o is not a date', (text) => {
  expect(() => freezeDay(text)).toThrow(RangeError)
})
