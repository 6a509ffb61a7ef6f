import type { StrictInputType } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { optionalControls } from '../../.storybook/optionalControls.ts'

type Context = Parameters<typeof optionalControls>[0]

/** What Storybook knows of a prop that is declared with this type, as react-docgen reads it. */
const argTypeOf = (raw: string): StrictInputType => ({
  name: 'prop',
  type: { name: 'union', value: [], required: false, raw },
})

/** The prop after the enhancer. */
const enhanced = (prop: StrictInputType) =>
  // It reads nothing else of the story.
  optionalControls({ argTypes: { prop } } as unknown as Context)['prop']

test.each(['boolean', 'string', 'number'] as const)('an optional %s has the control of its type', (name) => {
  expect(enhanced(argTypeOf(`${name} | undefined`))).toMatchObject({
    type: { name, required: false },
    table: { type: { summary: name } },
  })
})

test('an optional choice offers its values, an optional callback has no control', () => {
  expect(enhanced(argTypeOf("'small' | 'large' | undefined"))).toMatchObject({
    type: { name: 'enum', value: ['small', 'large'] },
    table: { type: { summary: "'small' | 'large'" } },
  })
  expect(enhanced(argTypeOf('(() => void) | undefined'))).toMatchObject({
    control: false,
    table: { type: { summary: '(() => void)' } },
  })
})

test('a type that react-docgen only names offers its values, optional or not', () => {
  expect(enhanced(argTypeOf('IconName | undefined'))).toMatchObject({
    type: { name: 'enum', value: expect.arrayContaining(['bag', 'heartFilled']), required: false },
    table: { type: { summary: 'IconName' } },
  })
  const level = { name: 'level', type: { name: 'other', value: "CardNameProps['level']" } } as const
  expect(enhanced(level)).toMatchObject({ type: { name: 'enum', value: [2, 3] } })
})

test('any other type is only named, and what is no union stays as it is', () => {
  expect(enhanced(argTypeOf('Listing | undefined'))).toEqual({
    ...argTypeOf('Listing | undefined'),
    table: { type: { summary: 'Listing' } },
  })
  const text: StrictInputType = { name: 'prop', type: { name: 'string' } }
  expect(enhanced(text)).toBe(text)
})
