import { describe, expect, test } from 'vitest'
import { checkMessage, emptyMessage } from './contactMessage.ts'

const message = {
  firstName: 'മീര',
  lastName: 'சுந்தரம்',
  email: 'meera@example.in',
  phone: '',
  subject: 'कांजीवरम',
  message: 'Is it soft?',
}

test('an empty form has errors for all fields but the phone', () => {
  expect(checkMessage(emptyMessage).errors).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  })
})

test('a name of spaces is empty, and spaces around a name are trimmed', () => {
  expect(checkMessage({ ...message, lastName: '  ' }).errors).toEqual({ lastName: 'Last name is required' })
  expect(checkMessage({ ...message, email: ' meera@example.in ' }).message).toEqual(message)
})

describe('an email address', () => {
  test.each(['meera', 'meera@', 'meera@example', '@example.in', 'a b@example.in'])('is not %s', (email) => {
    expect(checkMessage({ ...message, email }).errors).toEqual({ email: 'Please enter a valid email address' })
  })
})
