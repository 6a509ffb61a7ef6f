import { describe, expect, test } from 'vitest'
import { returnPathOf } from './returnPath.ts'
import { namesOfProfile, readShopper, splitName } from './shopper.ts'

test.each([
  [{ email: 'a@b.in', firstName: 'A', lastName: '', provider: 'google' }, 'google'],
  [{ email: 'a@b.in', firstName: 'A', provider: 'else' }, 'pool'],
])('a stored shopper %j is read', (stored, provider) => {
  expect(readShopper(stored)).toEqual({ email: 'a@b.in', firstName: 'A', lastName: '', provider })
})

test.each([[undefined], [7], [{ firstName: 'A' }]])('of %j no shopper is read', (stored) => {
  expect(readShopper(stored)).toBeUndefined()
})

test.each([
  ['Mary Ann Joseph', { firstName: 'Mary', lastName: 'Ann Joseph' }],
  ['Mary', { firstName: 'Mary', lastName: '' }],
  ['', { firstName: 'User', lastName: '' }],
])('the name %j is split', (name, names) => expect(splitName(name)).toEqual(names))

describe('the names of a Google profile', () => {
  test.each([
    [
      { givenName: 'Anu', familyName: 'Menon', name: 'Anu M' },
      { firstName: 'Anu', lastName: 'Menon' },
    ],
    [{ name: 'Anu Lakshmi Menon' }, { firstName: 'Anu', lastName: 'Lakshmi Menon' }],
    [{ givenName: ' ' }, { firstName: 'User', lastName: '' }],
  ])('the names of the Google profile %j are read', (profile, names) => expect(namesOfProfile(profile)).toEqual(names))
})

test.each([
  [{ from: '/checkout?step=1#top' }, '/checkout?step=1#top'],
  [{ from: '//evil.example' }, undefined],
  [{ from: '/\\evil.example' }, undefined],
  [{ from: '/\t/evil.example' }, undefined],
  [{ from: 'https://evil.example' }, undefined],
  [{ from: 'javascript:alert(1)' }, undefined],
  [{ from: 7 }, undefined],
  [null, undefined],
])('of the history state %j the way back is %j', (state, path) => expect(returnPathOf(state)).toBe(path))
