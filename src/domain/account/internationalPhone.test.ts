import { expect, test } from 'vitest'
import { internationalPhone } from './internationalPhone.ts'

test.each([
  ['98470 12345', '+919847012345'],
  ['098470-12345', '+919847012345'],
  ['91 98470 12345', '+919847012345'],
  ['+91 98470 12345', '+919847012345'],
  ['(0471) 233 0000', '+914712330000'],
  ['+44 20 7946 0000', '+442079460000'],
  ['0044 20 7946 0000', '+442079460000'],
  ['', undefined],
  ['12345', undefined],
  ['+1', undefined],
  ['+0123456789', undefined],
])('%j is %j', (typed, number) => expect(internationalPhone(typed)).toBe(number))
