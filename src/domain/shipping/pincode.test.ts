import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateOfPincode } from './pincode.ts'
import { stateNames, unionTerritories, type StateName } from './states.ts'

test.each<[place: string, pincode: string, states: readonly StateName[]]>([
  ['Trivandrum', '695001', ['Kerala']],
  ['Kochi', '682001', ['Kerala']],
  ['Kozhikode', '673001', ['Kerala']],
  ['Mahe', '673310', ['Puducherry']],
  ['Kavaratti', '682555', ['Lakshadweep']],
  ['Chennai', '600001', ['Tamil Nadu']],
  ['Coimbatore', '641001', ['Tamil Nadu']],
  ['Puducherry', '605001', ['Puducherry']],
  ['Villianur', '605110', ['Puducherry', 'Tamil Nadu']],
  ['Villupuram', '605602', ['Tamil Nadu']],
  ['Karaikal', '609602', ['Puducherry']],
  ['Nedungadu', '609603', ['Puducherry', 'Tamil Nadu']],
  ['Mayiladuthurai', '609001', ['Tamil Nadu']],
  ['Yanam', '533464', ['Puducherry']],
  ['Kakinada', '533001', ['Andhra Pradesh']],
  ['Bengaluru', '560001', ['Karnataka']],
  ['Hyderabad', '500001', ['Telangana']],
  ['Bhadrachalam', '507111', ['Telangana', 'Andhra Pradesh']],
  ['Vijayawada', '520001', ['Andhra Pradesh']],
  ['Mumbai', '400001', ['Maharashtra']],
  ['Panaji', '403001', ['Goa']],
  ['Ahmedabad', '380001', ['Gujarat']],
  ['Daman', '396210', ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
  ['Diu', '362520', ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu']],
  ['Jaipur', '302001', ['Rajasthan']],
  ['New Delhi', '110001', ['Delhi']],
  ['Gurugram', '122001', ['Haryana']],
  ['Amritsar', '143001', ['Punjab']],
  ['Chandigarh', '160017', ['Chandigarh']],
  ['Mohali', '160062', ['Punjab', 'Chandigarh']],
  ['Shimla', '171001', ['Himachal Pradesh']],
  ['Jammu', '180001', ['Jammu and Kashmir']],
  ['Srinagar', '190001', ['Jammu and Kashmir']],
  ['Leh', '194101', ['Ladakh']],
  ['Lucknow', '226001', ['Uttar Pradesh']],
  ['Dehradun', '248001', ['Uttarakhand']],
  ['Haridwar', '249401', ['Uttarakhand']],
  ['Roorkee', '247667', ['Uttarakhand', 'Uttar Pradesh']],
  ['Bhopal', '462001', ['Madhya Pradesh']],
  ['Raipur', '492001', ['Chhattisgarh']],
  ['Kolkata', '700001', ['West Bengal']],
  ['Gangtok', '737101', ['Sikkim']],
  ['Siliguri', '734001', ['West Bengal']],
  ['Port Blair', '744101', ['Andaman and Nicobar Islands']],
  ['Bhubaneswar', '751001', ['Odisha']],
  ['Guwahati', '781001', ['Assam']],
  ['Itanagar', '791111', ['Arunachal Pradesh']],
  ['Shillong', '793001', ['Meghalaya']],
  ['Imphal', '795001', ['Manipur']],
  ['Aizawl', '796001', ['Mizoram']],
  ['Kohima', '797001', ['Nagaland']],
  ['Agartala', '799001', ['Tripura']],
  ['Patna', '800001', ['Bihar']],
  ['Gaya', '823001', ['Bihar']],
  ['Ranchi', '834001', ['Jharkhand']],
  ['Deoghar', '814112', ['Jharkhand', 'Bihar']],
  ['a circle nobody has', '880001', []],
  ['the post of the army', '900056', []],
])('%s, %s, is in %j', (_place, pincode, states) => {
  expect(stateOfPincode(pincode)).toEqual({ ok: true, pincode, states })
})

test.each([
  ['695 001'],
  ['695-001'],
  ['  695001  '],
  ['695–001'],
  ['6 9 5 0 0 1'],
  ['695.001'],
  ['695\u00a0001'],
  ['६९५००१'],
  ['൬൯൫ ൦൦൧'],
])('%j is read as 695001', (text) => {
  expect(stateOfPincode(text)).toEqual({ ok: true, pincode: '695001', states: ['Kerala'] })
})

test.each(['', '69500', '6950011', '69500a', 'Kerala', '+695001', '095001', '000000'])('%j is invalid', (text) => {
  expect(stateOfPincode(text)).toEqual({ ok: false })
})

test('every destination has a pincode prefix', () => {
  const found = new Set<StateName>()
  for (let circle = 1000; circle < 9000; circle += 1) {
    for (const end of ['00', '10', '50', '64']) {
      const reading = stateOfPincode(`${circle}${end}`)
      if (reading.ok) reading.states.forEach((state) => found.add(state))
    }
  }
  expect([...found].toSorted()).toEqual([...stateNames, ...unionTerritories].toSorted())
})

test('six digits with a valid first digit are returned unchanged, and their states exist, each once', () => {
  const places = new Set<string>([...stateNames, ...unionTerritories])
  let looked = 0
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 899_999 }), (number) => {
      const reading = stateOfPincode(String(number))
      const states = reading.ok ? reading.states : []
      expect(reading).toEqual({ ok: true, pincode: String(number), states })
      expect(states.every((state) => places.has(state))).toBe(true)
      expect(new Set(states).size).toBe(states.length)
      looked += 1
    }),
  )
  expect(looked).toBeGreaterThanOrEqual(100)
})

test('no input throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => stateOfPincode(text)).not.toThrow()
    }),
  )
})
