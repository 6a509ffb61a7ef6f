import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { componentFiles, readPlace } from '#stories/scaffold/componentFiles.ts'
import { projectRoot } from '#server/projectRoot.ts'
import { componentFiles as componentsIn, unseen } from './storyCover.ts'
import { unproved } from './storyDocs.ts'
import { storiesOf } from './storyIndex.ts'

const files = Object.entries(componentFiles(readPlace('features/home/Testimonials'))).map(([path, text]) => ({
  path,
  text,
}))

test('a new component has its styles and its story, each in its folder', () => {
  expect(files.map(({ path }) => path)).toEqual([
    'src/features/home/Testimonials/Testimonials.tsx',
    'src/features/home/Testimonials/Testimonials.css.ts',
    'stories/features/home/Testimonials.stories.tsx',
  ])
  expect(existsSync(join(projectRoot, 'src/features/home'))).toBe(true)
})

test('its story is one that the rules of the workbench accept, and is played', () => {
  const stories = files.filter(({ path }) => path.startsWith('stories/'))
  expect(unseen(componentsIn(files), stories)).toEqual([])
  expect(stories.flatMap(unproved)).toEqual([])
  expect(stories.flatMap(storiesOf)).toMatchObject([{ title: 'Home/Testimonials', name: 'Default', tags: ['play-fn'] }])
})

test('a ui component goes into its own layer of styles', () => {
  expect(componentFiles(readPlace('ui/Chip'))['src/ui/Chip/Chip.css.ts']).toContain('inUi')
})

test.each([
  undefined,
  '',
  'Testimonials',
  'pages/home/Home',
  'features/home/testimonials',
  '../ui/Chip',
  'features/home/A/B',
])('%j is refused', (place) => {
  expect(() => readPlace(place)).toThrow(/no place|PascalCase/)
})
