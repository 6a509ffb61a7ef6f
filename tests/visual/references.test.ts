import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/projectRoot.ts'
import { sources } from '../architecture/sources.ts'
import { storyIndex } from '../architecture/storyIndex.ts'
import { references, withoutPicture } from './comparison.ts'
import { acceptedPictures, expectedPictures } from './expected.ts'

const megabytes = 40
const index = await storyIndex()
const accepted = await acceptedPictures()
const optOuts = (await sources('stories/**/*.stories.tsx')).flatMap(({ path, text }) => {
  const lines = text.split('\n')
  return lines.flatMap((line, at) =>
    line.includes(`'${withoutPicture}'`)
      ? [{ place: `${path}:${at + 1}`, reasoned: /\/\/ \w/.test(`${lines[at - 1]} ${line}`) }]
      : [],
  )
})
const sizes = await Promise.all(
  [...accepted].map(async (path) => (await stat(join(projectRoot, references, path))).size),
)
const total = sizes.reduce((sum, bytes) => sum + bytes, 0)

test(`${accepted.size} pictures are accepted, two or three of each story that has any`, () => {
  const expected = expectedPictures(index)
  expect(expected.size).toBeGreaterThan(0)
  expect.soft([...accepted.difference(expected)], 'no story draws these any more: npm run accept-pictures').toEqual([])
  expect.soft([...expected.difference(accepted)], 'look at these stories, then: npm run accept-pictures').toEqual([])
})

test('a picture without its story and a story without its picture are found', () => {
  const [story] = index
  if (!story) throw new Error('there is no story')
  const expected = expectedPictures([{ ...story, tags: [] }])
  const present = new Set(['ui-gone--default/phone-lamplight.png', `${story.id}/phone-lamplight.png`])
  expect([...present.difference(expected)]).toEqual(['ui-gone--default/phone-lamplight.png'])
  expect([...expected.difference(present)]).toContain(`${story.id}/desktop-daylight.png`)
})

test(`together they take ${(total / 1e6).toFixed(1)} of ${megabytes} MB`, () => {
  expect(total).toBeLessThan(megabytes * 1e6)
})

test(`${optOuts.length} stories go without, each with its reason on the line or above it`, () => {
  expect(optOuts.filter(({ reasoned }) => !reasoned).map(({ place }) => place)).toEqual([])
})
