import { describe, expect, test } from 'vitest'
import {
  checkNewPassword,
  checkSignIn,
  checkSignUp,
  emailError,
  emptySignUp,
  nameError,
  phoneError,
} from './accountForms.ts'

const valid = {
  ...emptySignUp,
  firstName: 'Lakshmi',
  lastName: 'Nair',
  email: 'lakshmi@example.com',
  password: 'Kasavu#1947',
  confirmPassword: 'Kasavu#1947',
  agreeToTerms: true,
}

describe('the sign-up form', () => {
  test('the sign-up form is accepted without a phone number', () => expect(checkSignUp(valid)).toEqual({}))

  test('the sign-up form says what is wrong with every field at once', () => {
    expect(checkSignUp({ ...emptySignUp, confirmPassword: 'x' })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Passwords do not match',
      agreeToTerms: 'You must agree to the terms and conditions',
    })
  })

  test.each([
    ['kasavu#1947', 'Password must contain at least one uppercase letter'],
    ['KASAVU#1947', 'Password must contain at least one lowercase letter'],
    ['Kasavu#loom', 'Password must contain at least one number'],
    ['Kasavu 1947', 'Password must contain at least one special character'],
    ['Ka#1', 'Password must be at least 8 characters'],
  ])('the sign-up form refuses the password %s', (password, message) => {
    expect(checkNewPassword({ password, confirmPassword: password })).toEqual({ password: message })
  })

  test('the sign-up form asks for the password once more', () => {
    expect(checkNewPassword({ password: 'Kasavu#1947', confirmPassword: '' })).toEqual({
      confirmPassword: 'Please confirm your password',
    })
  })

  test('the sign-up form refuses a password or an address that the account service would refuse as too long', () => {
    const long = (characters: number) => `Kasavu#1947${'x'.repeat(characters - 11)}`
    const check = (password: string) => checkNewPassword({ password, confirmPassword: password })
    expect(check(long(256))).toEqual({})
    expect(check(long(257))).toEqual({ password: 'Password must be at most 256 characters' })
    const address = (characters: number) => `${'x'.repeat(characters - 10)}@shop.test`
    expect(emailError(address(254))).toBeUndefined()
    expect(emailError(address(255))).toBe('Please enter a valid email address')
  })

  test.each([
    ['', 'First name is required'],
    ['  ', 'First name is required'],
    ['A', 'First name must be at least 2 characters'],
    ['a'.repeat(50), undefined],
    ['a'.repeat(51), 'First name must be less than 50 characters'],
    ['ലക്ഷ്മി നായർ', undefined],
    ['അരുണ്\u200D നായര്\u200D', undefined],
    ['\u200D\u200D', 'First name can only contain letters and spaces'],
    ['R2', 'First name can only contain letters and spaces'],
    ['2R', 'First name can only contain letters and spaces'],
  ])('the sign-up form says of the name %j: %j', (name, message) => expect(nameError('First name', name)).toBe(message))

  test.each([
    ['', undefined],
    ['+91 (471) 234-5678', undefined],
    ['tel:+919847012345', undefined],
    [' tel:+919847012345', undefined],
    ['\u202A+91 98470‑12345\u202C', undefined],
    ['९८४७० १२३४५', undefined],
    ['tel:', undefined],
    ['98470.12345', 'Please enter a valid phone number'],
    ['call me', 'Please enter a valid phone number'],
  ])('the sign-up form says of the phone number %j: %j', (phone, message) => expect(phoneError(phone)).toBe(message))
})

test('the sign-in form needs an email address and a password', () => {
  expect(checkSignIn({ email: '', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  })
  expect(checkSignIn({ email: 'lakshmi', password: ' ' })).toEqual({ email: 'Please enter a valid email address' })
  expect(checkSignIn({ email: ' lakshmi@example.com ', password: 'x' })).toEqual({})
})
