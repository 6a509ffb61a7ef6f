import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDeliveryPlace } from './deliveryPlace.ts'
import { stateNamed, stateNames, unionTerritories } from './states.ts'

test('thirty states and six union territories, each once', () => {
  expect(stateNames).toHaveLength(30)
  expect(unionTerritories).toHaveLength(6)
  expect(new Set([...stateNames, ...unionTerritories]).size).toBe(36)
})

test.each([
  ['Kerala', 'Kerala'],
  ['  jammu AND   kashmir ', 'Jammu and Kashmir'],
  ['Pondicherry', undefined],
  ['', undefined],
])('%j names %s', (text, name) => {
  expect(stateNamed(text)).toBe(name)
})

test.each<[string, unknown, unknown]>([
  ['a state', { state: 'Kerala' }, { state: 'Kerala' }],
  ['a state and its pincode', { state: 'Kerala', pincode: '695 001' }, { state: 'Kerala', pincode: '695001' }],
  ['a pincode nobody knows', { state: 'Kerala', pincode: '880001' }, { state: 'Kerala', pincode: '880001' }],
  ['a pincode of another state', { state: 'Kerala', pincode: '110001' }, { state: 'Kerala', pincode: '110001' }],
  ['a pincode that cannot exist', { state: 'Kerala', pincode: '000000' }, { state: 'Kerala' }],
  ['a pincode that is none', { state: 'Kerala', pincode: '12' }, { state: 'Kerala' }],
  ['a state in small letters', { state: 'kerala' }, { state: 'Kerala' }],
])('%s is accepted', (_what, kept, place) => {
  expect(readDeliveryPlace(kept)).toEqual(place)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'Kerala'],
  ['a list', ['Kerala']],
  ['no state', { pincode: '695001' }],
  ['a state there is not', { state: 'Travancore' }],
  ['a state that is a number', { state: 7 }],
])('%s is rejected', (_what, kept) => {
  expect(readDeliveryPlace(kept)).toBeUndefined()
})

test('reading any JSON never throws, and is idempotent', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...stateNames), fc.jsonValue(), (value, state, pincode) => {
      expect(() => readDeliveryPlace(value)).not.toThrow()
      const place = readDeliveryPlace({ state, pincode })
      expect(readDeliveryPlace(JSON.parse(JSON.stringify(place)))).toEqual(place)
    }),
  )
})
