import { expect, test } from 'vitest'
import { areNeighbours } from '../shipping/neighbours.ts'
import { stateNames, unionTerritories } from '../shipping/states.ts'
import { onlyStateOf, placeMismatch } from './placeOfPincode.ts'

test.each([
  ['695004', 'Kerala'],
  ['160017', 'Chandigarh'],
  ['605001', 'Puducherry'],
  ['605110', undefined],
  ['880001', undefined],
  ['6950', undefined],
])('%s is in %s', (pincode, state) => {
  expect(onlyStateOf(pincode)).toBe(state)
})

test.each([
  ['110001', 'Kerala', 'This pincode is in Delhi, not in Kerala. Please correct the one that is wrong', false],
  ['160062', 'Kerala', /^This pincode is in Punjab or Chandigarh, not in Kerala\./, false],
  ['160062', 'Rajasthan', /Punjab or Chandigarh, not in Rajasthan\. .* across the border$/, true],
  ['641001', 'Kerala', /Tamil Nadu, not in Kerala\. .* or continue if your post office is across the border$/, true],
  ['194101', 'Punjab', /Ladakh/, false],
])('%s contradicts %s', (pincode, state, message, mayBeRight) => {
  const found = placeMismatch({ pincode, state })
  expect(found?.message).toMatch(message)
  expect(found?.mayBeRight).toBe(mayBeRight)
})

test.each([
  ['695004', 'Kerala'],
  ['605110', 'Tamil Nadu'],
  ['605110', 'Puducherry'],
  ['880001', 'Goa'],
  ['900056', 'Punjab'],
  ['', 'Kerala'],
  ['695004', ''],
])('%j does not contradict %j', (pincode, state) => {
  expect(placeMismatch({ pincode, state })).toBeUndefined()
})

test('every state on the mainland has a neighbour, and none is its own', () => {
  const all = [...stateNames, ...unionTerritories]
  const alone = all.filter((one) => !all.some((other) => areNeighbours(one, other)))
  expect(alone).toEqual(['Andaman and Nicobar Islands', 'Lakshadweep'])
  expect(all.filter((one) => areNeighbours(one, one))).toEqual([])
  expect(areNeighbours('Kerala', 'Karnataka')).toBe(areNeighbours('Karnataka', 'Kerala'))
})
