import { describe, expect, test } from 'vitest'
import { sources } from './sources.ts'
import { statementsOf, unproved } from './storyDocs.ts'

const components = await sources('stories/{ui,features}/**/*.stories.tsx')

describe('the documentation page of a component', () => {
  test.each(components)('states what it does, and links each statement to a story: $path', (file) => {
    expect(statementsOf(file)).not.toEqual([])
    expect(unproved(file)).toEqual([])
  })

  test.each([
    ['no link', '- Escape closes it.', ['Escape closes it.']],
    [
      'a story that does not exist',
      '- [Escape](#anchor--ui-lamp--out) closes it.',
      ['[Escape](#anchor--ui-lamp--out) closes it.'],
    ],
    ['the only story', '- [Escape\n *   closes it](#anchor--primary--ui-lamp--lit).', []],
    [
      'the only story, as if it were in a list',
      '- [Escape](#anchor--ui-lamp--lit) closes it.',
      ['[Escape](#anchor--ui-lamp--lit) closes it.'],
    ],
  ])('a statement with %s on the documentation page of a component is judged', (_, line, expected) => {
    const text = `/**\n * A lamp.\n *\n * ${line}\n */\nconst meta = { title: 'UI/Lamp' }\nexport default meta\nexport const Lit = {}\n`
    expect(unproved({ path: 'Lamp.stories.tsx', text })).toEqual(expected)
  })

  test('has the anchors of all stories if there are several', () => {
    const text =
      "/**\n * - [Dark](#anchor--ui-lamp--dark).\n * - [Lit](#anchor--primary--ui-lamp--lit).\n */\nconst meta = { title: 'UI/Lamp' }\nexport default meta\nexport const Lit = {}\nexport const Dark = {}\n"
    expect(unproved({ path: 'Lamp.stories.tsx', text })).toEqual([])
  })
})
