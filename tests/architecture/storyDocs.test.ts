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
    ['a story that exists', '- [Escape\n *   closes it](#anchor--ui-lamp--lit).', []],
  ])('a statement with %s on the documentation page of a component is judged', (_, line, expected) => {
    const text = `/**\n * A lamp.\n *\n * ${line}\n */\nconst meta = { title: 'UI/Lamp' }\nexport default meta\nexport const Lit = {}\n`
    expect(unproved({ path: 'Lamp.stories.tsx', text })).toEqual(expected)
  })
})
