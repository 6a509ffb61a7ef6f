import { expect, test } from 'vitest'
import { passwordRules } from './passwordRules.ts'

const messages = {
  length: 'Password must be at least 8 characters',
  uppercase: 'Password must contain at least one uppercase letter',
  lowercase: 'Password must contain at least one lowercase letter',
  number: 'Password must contain at least one number',
  special: 'Password must contain at least one special character',
}

test('the rules stand in the order of the checklist', () => {
  expect(passwordRules.map(({ id, message }) => [id, message])).toEqual(Object.entries(messages))
})

test.each<[password: string, ...broken: (keyof typeof messages)[]]>([
  ['Kasavu@1'],
  ['Kasavu 1!'],
  ['', 'length', 'uppercase', 'lowercase', 'number', 'special'],
  ['Kasav@1', 'length'],
  ['kasavu@1', 'uppercase'],
  ['KASAVU@1', 'lowercase'],
  ['Kasavu@@', 'number'],
  ['Kasavu11', 'special'],
  ['Kasavu 11', 'special'],
  ['കസവ്Aa1x'],
  ['Aa1😀😀', 'length'],
])('%o breaks %o', (password, ...broken) => {
  expect(passwordRules.filter(({ holds }) => !holds(password)).map(({ id }) => id)).toEqual(broken)
})
