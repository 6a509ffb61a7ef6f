import type { StrictInputType } from 'storybook/internal/types'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { optionalControls } from '../../.storybook/optionalControls.ts'

type Context = Parameters<typeof optionalControls>[0]

/** What Storybook knows of a prop that is declared with this type, as react-docgen reads it. */
const argTypeOf = (raw: string): StrictInputType => ({
  name: 'prop',
  type: { name: 'union', value: [], required: false, raw },
})

/** The prop after the enhancer, in a story that has this value for it. */
const enhanced = (prop: StrictInputType, value?: unknown) =>
  // It reads nothing else of the story.
  optionalControls({ argTypes: { prop }, initialArgs: { prop: value } } as unknown as Context)['prop']

/** A required prop of a type that react-docgen does not resolve. */
const unresolved = (value: string): StrictInputType => ({
  name: 'prop',
  type: { name: 'other', value, required: true },
})

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
    control: { disable: true },
    table: { type: { summary: '(() => void)' } },
  })
})

test('a type that react-docgen only names offers its values, optional or not', () => {
  expect(enhanced(argTypeOf('IconName | undefined'))).toMatchObject({
    type: { name: 'enum', value: expect.arrayContaining(['bag', 'heartFilled']), required: false },
    table: { type: { summary: 'IconName' } },
  })
  expect(enhanced(unresolved('RouteName'), 'signIn')).toMatchObject({
    type: { name: 'enum', value: expect.arrayContaining(['signIn']), required: true },
  })
  const level = { name: 'level', type: { name: 'other', value: "CardNameProps['level']" } } as const
  expect(enhanced(level)).toMatchObject({ type: { name: 'enum', value: [2, 3] } })
})

test('what is no union stays as it is', () => {
  const text: StrictInputType = { name: 'prop', type: { name: 'string' } }
  expect(enhanced(text)).toBe(text)
})

test.each([
  ['Rupees', 12_499, 'number'],
  ['V', 'upi', 'string'],
  ['ReactNode', 'Continue Shopping', 'string'],
  ['ReactNode', undefined, 'string'],
  ['Rupees', undefined, 'number'],
])('%s with the value %s is edited as a %s', (name, value, type) => {
  expect(enhanced(unresolved(name), value)).toMatchObject({ type: { name: type, required: true } })
})

test.each([
  ['an element', 'ReactNode', createElement('a')],
  ['an element within an object', 'unknown', [{ id: 'care', content: createElement('p') }]],
  ['a function', "CouponBoxProps['onApply']", () => undefined],
  ['a ref', 'RefObject', { current: null }],
  ['no value', 'DeliveryPlace', undefined],
])('%s has no control', (_, name, value) => {
  expect(enhanced(unresolved(name), value)).toMatchObject({ control: { disable: true } })
})

test('an optional object is named, and edited as JSON if the story has one', () => {
  const shopper = { firstName: 'Meenakshi' }
  expect(enhanced(argTypeOf('Shopper | undefined'), shopper)).toEqual({
    name: 'prop',
    type: { name: 'other', value: 'Shopper', required: false },
    table: { type: { summary: 'Shopper' } },
  })
})

test.each([
  [['silk', 'cotton'], 'string[]'],
  [[{ label: 'Silks', href: '/silks' }], '{ label, href }[]'],
  [{ kind: 'state' }, '{ kind }'],
])('a list whose type react-docgen cannot read is documented by its values: %j', (value, summary) => {
  expect(enhanced(unresolved('unknown'), value)).toMatchObject({ table: { type: { summary } } })
})
