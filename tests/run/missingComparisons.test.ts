import { expect, test } from 'vitest'
import { missingComparisons } from './missingComparisons.ts'

const expected = new Set(['card--new/phone.png', 'card--new/desktop.png', 'card--sold-out/phone.png'])

test('a story that passed without its pictures is found, picture by picture', () => {
  expect(missingComparisons([{ storyId: 'card--new', comparedPictures: ['card--new/phone.png'] }], expected)).toEqual([
    'card--new/desktop.png',
  ])
  expect(missingComparisons([{ storyId: 'card--sold-out' }], expected)).toEqual(['card--sold-out/phone.png'])
})

test('stories that did not run, and those without pictures, miss none', () => {
  expect(missingComparisons([{ storyId: 'card--reads-aloud' }], expected)).toEqual([])
  expect(missingComparisons([], expected)).toEqual([])
})
