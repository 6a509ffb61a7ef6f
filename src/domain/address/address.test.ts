import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressFieldNames,
  checkAddress,
  emptyAddress,
  fieldOf,
  maxFieldLength,
  normaliseAddress,
  recipientLines,
} from './address.ts'
import type { AddressField } from './addressFields.ts'
import { normalisePhone, normalisePincode } from './normalise.ts'

const whole = {
  ...emptyAddress,
  fullName: 'Meenakshi Nair',
  phone: '9847012345',
  email: 'meenakshi@example.in',
  addressLine1: '12, Temple Road',
  city: 'Thrissur',
  state: 'Kerala',
  pincode: '680001',
}

test('an empty form has an error for every required field, in order', () => {
  expect(Object.entries(checkAddress(emptyAddress))).toEqual([
    ['fullName', 'Full name is required'],
    ['phone', 'Phone number is required'],
    ['email', 'Email is required'],
    ['addressLine1', 'Address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['pincode', 'Pincode is required'],
  ])
})

test('a filled form has no errors, with or without the optional lines', () => {
  expect(checkAddress(whole)).toEqual({})
  expect(checkAddress({ ...whole, addressLine2: 'Poothole', landmark: 'opposite the temple' })).toEqual({})
})

test('spaces alone fill no field', () => {
  const blank = Object.fromEntries(Object.keys(emptyAddress).map((field) => [field, ' \t']))
  expect(checkAddress({ ...emptyAddress, ...blank })).toEqual(checkAddress(emptyAddress))
})

test('a field that is too long is refused, and the longest address fits what an account keeps', () => {
  expect(checkAddress({ ...whole, landmark: 'x'.repeat(151), city: 'y'.repeat(151) })).toEqual({
    city: 'City must be at most 150 characters',
    landmark: 'Landmark must be at most 150 characters',
  })
  const address = { ...whole, ...Object.fromEntries(addressFieldNames.map((name) => [name, longestOf(name)])) }
  expect(checkAddress(address)).toEqual({})
  expect(JSON.stringify(address).length).toBeLessThanOrEqual(2048)
})

/** The longest text that a field takes: every field of the table, so that a new one has to fit too. */
function longestOf(name: AddressField): string {
  const { choices, rule } = fieldOf(name)
  if (name === 'email') return `${'"'.repeat(maxFieldLength - 5)}@a.in`
  const texts = choices
    ? choices.groups.flatMap(({ names }) => names)
    : rule && fc.sample(fc.stringMatching(rule.pattern), 100).filter((text) => text.length <= maxFieldLength)
  // Each of these characters is escaped in JSON.
  return texts?.toSorted((one, other) => other.length - one.length)[0] ?? '"'.repeat(maxFieldLength)
}

describe('telephone', () => {
  test.each([
    ['9847012345', '9847012345'],
    ['98470 12345', '9847012345'],
    ['98470-12345', '9847012345'],
    ['98470‑12345', '9847012345'],
    ['98470 12345', '9847012345'],
    ['\u202A+91 98470 12345\u202C', '9847012345'],
    ['+91 98470 12345', '9847012345'],
    ['+919847012345', '9847012345'],
    ['+91-98470-12345', '9847012345'],
    ['+91 (0) 98470 12345', '9847012345'],
    ['(+91) 98470 12345', '9847012345'],
    ['919847012345', '9847012345'],
    ['00919847012345', '9847012345'],
    ['0091 98470 12345', '9847012345'],
    ['0098470 12345', '9847012345'],
    ['tel:+919847012345', '9847012345'],
    ['Tel: 098470-12345', '9847012345'],
    ['098470 12345', '9847012345'],
    ['9123456789', '9123456789'],
    ['09123456789', '9123456789'],
    ['+91 91234 56789', '9123456789'],
    ['९८४७० १२३४५', '9847012345'],
    ['+൯൧ ൯൮൪൭൦ ൧൨൩൪൫', '9847012345'],
    ['௯௮௪௭௦௧௨௩௪௫', '9847012345'],
  ])('the phone number %o is sent as %s', (typed, phone) => {
    expect(normalisePhone(typed)).toBe(phone)
    expect(checkAddress({ ...whole, phone: typed })).toEqual({})
  })

  test.each([
    '5847012345',
    '984701234',
    '98470123456',
    '+1 984 701 2345',
    '98470x2345',
    'telephone 98470 12345',
    '0',
    '+91',
    '0000000000',
    'none',
  ])('%o is not a phone number', (phone) => {
    expect(checkAddress({ ...whole, phone })).toEqual({ phone: 'Please enter a valid 10-digit phone number' })
  })
})

describe('email', () => {
  test.each(['a@b.in', ' meenakshi.nair+sarees@mail.example.co.in '])('the email address %o is valid', (email) => {
    expect(checkAddress({ ...whole, email })).toEqual({})
  })
  test.each(['a', 'a@b', '@b.in', 'a@.', 'a@b.in.', 'a b@c.in', 'a@b c.in'])(
    'the email address %o is refused',
    (email) => {
      expect(checkAddress({ ...whole, email })).toEqual({ email: 'Please enter a valid email address' })
    },
  )
})

describe('pincode', () => {
  test.each([
    ['695001', '695001'],
    ['695 001', '695001'],
    [' 695-001 ', '695001'],
    ['PIN: 695001', '695001'],
    ['6950012', '695001'],
    ['६९५००१', '695001'],
    ['൬൯൫ ൦൦൧', '695001'],
    ['69500', '69500'],
    ['', ''],
  ])('the pincode %o is sent as %o', (typed, pincode) => {
    expect(normalisePincode(typed)).toBe(pincode)
  })
  test('five figures are not enough', () => {
    expect(checkAddress({ ...whole, pincode: '69500' })).toEqual({ pincode: 'Please enter a valid 6-digit pincode' })
  })
  test.each(['000000', '095001'])('%s cannot exist', (pincode) => {
    expect(checkAddress({ ...whole, pincode })).toEqual({ pincode: 'Please enter a valid 6-digit pincode' })
  })
  test('letters alone give an empty pincode', () => {
    expect(checkAddress({ ...whole, pincode: 'none' })).toEqual({ pincode: 'Pincode is required' })
  })
})

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('+', '9', '1', '0', '7', ' ', '-', '(', 'x', '@', '.') }),
)
const forms = fc
  .array(text, { minLength: addressFieldNames.length, maxLength: addressFieldNames.length })
  .map((texts) => ({ ...emptyAddress, ...Object.fromEntries(addressFieldNames.map((name, at) => [name, texts[at]])) }))

test('the receipt has a line for each line of the parcel, without those left empty', () => {
  expect(recipientLines({ ...whole, addressLine2: 'Poothole', landmark: 'opposite the temple' })).toEqual([
    'Meenakshi Nair',
    '12, Temple Road',
    'Poothole',
    'opposite the temple',
    'Thrissur, Kerala 680001',
    '9847012345',
    'meenakshi@example.in',
  ])
  expect(recipientLines({ ...emptyAddress, fullName: 'Meenakshi Nair' })).toEqual(['Meenakshi Nair'])
})

describe('whatever is typed', () => {
  test('normalising is idempotent, and does not change validity', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const once = normaliseAddress(form)
        expect(normaliseAddress(once)).toEqual(once)
        expect(checkAddress(once)).toEqual(checkAddress(form))
      }),
      { numRuns: 1000 },
    )
  })

  test('a valid number is valid with any spaces and prefix', () => {
    const number = fc
      .tuple(fc.constantFrom('6', '7', '8', '9'), fc.stringMatching(/^\d{9}$/))
      .map((parts) => parts.join(''))
    const prefix = fc.constantFrom('', '0', '+91', '+91 ', '+91-', '91', '0091', '(+91) 0')
    const gap = fc.constantFrom('', ' ', '-', ' - ')
    let looked = 0
    fc.assert(
      fc.property(number, prefix, gap, fc.nat(10), (digits, before, between, at) => {
        expect(normalisePhone(`${before}${digits.slice(0, at)}${between}${digits.slice(at)}`)).toBe(digits)
        looked += 1
      }),
    )
    expect(looked).toBeGreaterThanOrEqual(100)
  })

  test('a pincode is never more than six figures', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(normalisePincode(typed)).toMatch(/^\d{0,6}$/)
      }),
    )
  })
})
