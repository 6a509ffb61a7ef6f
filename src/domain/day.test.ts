import { expect, test } from 'vitest'
import { formatDay } from './day.ts'

test('a day is that of India, before midnight there and after', () => {
  expect(formatDay('2024-12-01T18:29:59Z')).toBe('1 December 2024')
  expect(formatDay(new Date('2024-12-01T18:30:00Z'))).toBe('2 December 2024')
})
