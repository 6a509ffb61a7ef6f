import { describe, expect, test } from 'vitest'
import { closedSections } from '../../.storybook/closedSections.ts'
import { withoutPicture } from '../visual/comparison.ts'
import { sources } from './sources.ts'
import { componentFiles, pageGaps, unseen } from './storyCover.ts'
import { storiesOf, storyIndex } from './storyIndex.ts'

const components = componentFiles(await sources('src/{ui,features}/**/*.tsx'))
const stories = await sources('stories/**/*.stories.tsx')
const gaps = pageGaps(await sources('src/pages/**/*.{ts,tsx}'), stories)
const index = await storyIndex()

describe('every component is in the workbench', () => {
  test(`${stories.length} files of stories import all ${components.length} of them`, () => {
    expect(components.length).toBeGreaterThan(0)
    expect(unseen(components, stories)).toEqual([])
  })

  test('a component without a story is found', () => {
    const planted = { path: 'src/ui/Lamp/Lamp.tsx', text: 'export function Lamp() {\n  return null\n}\n' }
    expect(unseen(componentFiles([...components, planted]), stories)).toContain(planted.path)
  })

  test.each([
    ['a connected part', 'src/ui/Lamp/Lamp.connected.tsx', 'export function Lamp() {}'],
    [
      'a part only another part draws',
      'src/ui/Lamp/LampSurface.tsx',
      '/** @internal */\nexport function LampSurface() {}',
    ],
    ['a file without a component', 'src/ui/Lamp/paths.tsx', 'export const paths = {}'],
  ])('%s needs no story', (_, path, text) => {
    expect(componentFiles([{ path, text: text.replace('/** @', '/**\n * @') }])).toEqual([])
  })
})

describe('every page is in the workbench, with its loading, empty and failed states', () => {
  test(`none of ${gaps.length} pages lacks a story of its loading, empty or failed state`, () => {
    expect(gaps.length).toBeGreaterThan(0)
    expect(gaps.filter(({ missing }) => missing.length > 0)).toEqual([])
  })

  test('a page without a story of a failure is found', () => {
    const page = { path: 'src/pages/lamp/LampPage.tsx', text: "import { lamps } from '#api/lamps.ts'" }
    const story = {
      path: 'stories/pages/Lamp.stories.tsx',
      text: "import { LampPage } from '#pages/lamp/LampPage.tsx'\nexport default { title: 'Pages/Lamp', component: LampPage }\nexport const Default = {}\n",
    }
    expect(pageGaps([page], [story])).toEqual([
      { page: 'src/pages/lamp', missing: ['Loading, Empty or NotFound', 'ServerDown'] },
    ])
  })
})

test('the sidebar calls states in sentence case', () => {
  // A later word with a capital, unless the shop writes it so.
  const isTitleCase = (name: string) =>
    / (?!Google|WhatsApp|Kerala|Lamplight|Daylight|Undo|Cart\b)[A-Z][a-z]/.test(name)
  const states = index.filter(({ tags }) => !tags.includes('behaviour'))
  expect(states.filter(({ name }) => isTitleCase(name)).map(({ title, name }) => `${title}: ${name}`)).toEqual([])
  expect(['Server down', 'With Google', 'Server Down'].filter(isTitleCase)).toEqual(['Server Down'])
})

test('the sidebar calls components as the code does, and pages, journeys and foundations in sentence case', () => {
  const isSentence = (name: string) => /^[A-Z][a-z]*( [a-z]+)*$/.test(name)
  const isComponent = (name: string) => /^[A-Z][A-Za-z]*$/.test(name)
  const isWellCalled = (title: string) => {
    const [section = '', name = ''] = title.split('/')
    return ['Foundations', 'Pages', 'Journeys'].includes(section) ? isSentence(name) : isComponent(name)
  }
  const titles = [...new Set(index.map(({ title }) => title))]
  expect(titles.filter((title) => !isWellCalled(title))).toEqual([])
  const planted = ['Pages/Sign in', 'Pages/SignIn', 'Pages/Sign In', 'UI/LampShade', 'UI/Lamp shade']
  expect(planted.filter(isWellCalled)).toEqual(['Pages/Sign in', 'UI/LampShade'])
})

test('every section of the sidebar has its place in the order', async () => {
  const [preview] = await sources('.storybook/preview.tsx')
  const order = /storySort: \{([^}]*)\}/.exec(preview?.text ?? '')?.[1] ?? ''
  const sections = [...new Set(index.map(({ title }) => title.split('/')[0]))]
  expect(sections.length).toBeGreaterThan(10)
  expect(sections.filter((section) => !order.includes(`'${section}'`))).toEqual([])
  expect(order).not.toContain("'Lamps'")
})

test('every section of the sidebar but the handbook is closed until pressed', () => {
  const sections = new Set(index.map(({ id }) => id.split('-')[0]))
  expect(new Set<string | undefined>(closedSections)).toEqual(sections)
})

describe('the sidebar lists states', () => {
  const listed = index.filter(({ tags }) => !tags.includes('behaviour'))

  test(`each of ${listed.length} stories in the sidebar has a name of one to four words, the others are tagged behaviour`, () => {
    const words = (name: string) => name.split(/\s+/).length
    expect(listed.filter(({ name }) => words(name) > 4).map(({ id, name }) => `${id}: ${name}`)).toEqual([])
  })

  test('a component has no two states of one name, and at least one', () => {
    const byTitle = Map.groupBy(listed, ({ title }) => title)
    const repeated = [...byTitle].filter(([, all]) => new Set(all.map(({ name }) => name)).size < all.length)
    expect(repeated.map(([title]) => title)).toEqual([])
    expect(index.filter(({ title }) => !byTitle.has(title)).map(({ id }) => id)).toEqual([])
  })
})

describe('every story is shown', () => {
  const isHidden = ({ tags }: { tags: readonly string[] }) =>
    tags.includes('!autodocs') && (tags.includes('behaviour') || tags.includes('!dev'))

  test('every story is shown in the sidebar, on the documentation page of its component, or both', () => {
    expect(index.length).toBeGreaterThan(0)
    expect(index.filter(isHidden).map(({ id }) => id)).toEqual([])
  })

  test.each([
    ["['behaviour', '!autodocs']", true],
    ["['!dev', '!autodocs']", true],
    ["['behaviour']", false],
    ["['!autodocs']", false],
  ])('a story with the tags %s is hidden: %s', (tags, expected) => {
    const text = `export default { title: 'UI/Lamp' }\nexport const Lit = { tags: ${tags} }`
    expect(storiesOf({ path: 'Lamp.stories.tsx', text }).map(isHidden)).toEqual([expected])
  })
})

test('every story is played or compared as a picture', () => {
  // Storybook's reader adds the tag where a story or its file has a play function.
  const isPlayed = ({ tags }: { tags: readonly string[] }) => tags.includes('play-fn')
  expect(index.some(isPlayed)).toBe(true)
  const idle = index.filter((story) => story.tags.includes(withoutPicture) && !isPlayed(story))
  expect(idle.map(({ id }) => id)).toEqual([])
})

test(`no two of ${index.length} stories share an id`, () => {
  const ids = index.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('of a tag and its opposite the later one stands', () => {
  const text = `export default { title: 'UI/Lamp', tags: ['no-picture'] }
export const Off = {}
export const Lit = { tags: ['!no-picture'] }`
  expect(storiesOf({ path: 'Lamp.stories.tsx', text }).map(({ tags }) => tags)).toEqual([
    ['no-picture'],
    ['!no-picture'],
  ])
})
