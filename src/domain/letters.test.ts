import { afterEach, expect, test, vi } from 'vitest'
import { firstLetters } from './letters.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['For Amma', 3, 'For'],
  ['For Amma', 8, 'For Amma'],
  ['🎉🎉🎉', 2, '🎉🎉'],
  ['👨‍👩‍👧‍👦👩🏽🇮🇳 joy', 4, '👨‍👩‍👧‍👦👩🏽🇮🇳 '],
  ['അമ്മേ', 1, 'അ'],
  ['नमस्ते', 2, 'नम'],
])('of %s the first %i letters are %s', (text, count, first) => {
  expect(firstLetters(text, count)).toBe(first)
})

test('a letter of endless accents is cut', () => {
  expect(firstLetters(`a${'\u0301'.repeat(1000)}`, 2)).toHaveLength(32)
})

test('a browser that cannot find letters never cuts a character in two', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
  expect(firstLetters('🎉🎉🎉', 2)).toBe('🎉🎉')
})
