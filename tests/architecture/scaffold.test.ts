import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { componentFiles, nextStep, readPlace } from '#stories/scaffold/componentFiles.ts'
import { writeFiles } from '#stories/scaffold/writeFiles.ts'
import { projectRoot } from '#server/projectRoot.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
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

test('the command that is printed tests the new story alone', () => {
  expect(nextStep(componentFiles(readPlace('features/home/Testimonials')))).toMatch(
    / npx vitest --project stories stories\/features\/home\/Testimonials\.stories\.tsx$/,
  )
})

test('its story is one that the rules of the workbench accept, and is played', () => {
  const stories = files.filter(({ path }) => path.startsWith('stories/'))
  expect(unseen(componentsIn(files), stories)).toEqual([])
  expect(stories.flatMap(unproved)).toEqual([])
  expect(stories.flatMap(storiesOf)).toMatchObject([{ title: 'Home/Testimonials', name: 'Default', tags: ['play-fn'] }])
})

test('the story of a shared component is listed with the layout, where its component is not', () => {
  const shared = componentFiles(readPlace('features/shared/Marquee'))
  expect(Object.keys(shared)).toEqual([
    'src/features/shared/Marquee/Marquee.tsx',
    'src/features/shared/Marquee/Marquee.css.ts',
    'stories/features/layout/Marquee.stories.tsx',
  ])
  const story = shared['stories/features/layout/Marquee.stories.tsx'] ?? ''
  expect(story).toContain("from '#features/shared/Marquee/Marquee.tsx'")
  expect(story).toContain("title: 'Layout/Marquee'")
  expect(story).toContain('(#anchor--primary--layout-marquee--default)')
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

test('an existing component is named, without the usage, and nothing is written', async () => {
  const command = join(projectRoot, 'stories/scaffold/newComponent.ts')
  const child = spawn(process.execPath, [command, 'ui/Rating'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complaint, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'close'),
  ])
  expect([code, said]).toEqual([2, ''])
  expect(complaint).toMatch(/^src\/ui\/Rating\/Rating\.tsx exists already, so nothing was written\..*\n$/)
})

test('no file is written if only the last of them exists', async () => {
  const folder = await temporaryFolder()
  const story = 'stories/ui/Chip.stories.tsx'
  await writeFiles(folder.path, { [story]: 'written by hand' })
  const made = writeFiles(folder.path, componentFiles(readPlace('ui/Chip')))
  await expect(made).rejects.toThrow(`${story} exists already`)
  expect(existsSync(join(folder.path, 'src'))).toBe(false)
  expect(await readFile(join(folder.path, story), 'utf8')).toBe('written by hand')
  await folder.remove()
})
