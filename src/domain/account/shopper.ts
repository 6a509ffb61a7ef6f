import { fieldsOf, textOf } from '../product/read.ts'

/** Who is signed in, as the shop's screens need to know them. */
export interface Shopper {
  firstName: string
  lastName: string
  email: string
  /** Who authenticated them: the user pool or Google. */
  provider: 'pool' | 'google'
}

/** A stored shopper, trusting nothing; undefined for what cannot be read. */
export function readShopper(value: unknown): Shopper | undefined {
  const fields = fieldsOf(value)
  const email = textOf(fields['email'])
  if (!email) return undefined
  return {
    email,
    firstName: textOf(fields['firstName']),
    lastName: textOf(fields['lastName']),
    provider: fields['provider'] === 'google' ? 'google' : 'pool',
  }
}

/** The first name that is shown when none is known. */
export const unknownFirstName = 'User'

/** How menus greet a shopper; a stored first name may be blank. */
export const greetingOf = ({ firstName }: Pick<Shopper, 'firstName'>) => `Hi, ${firstName.trim() || unknownFirstName}`

/** First and last name of a user record: one text, split at its first space. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(' ')
  return { firstName: firstName || unknownFirstName, lastName: rest.join(' ').trim() }
}

/** The names of a Google profile: what it states, else what its full name says. */
export function namesOfProfile(profile: { givenName?: string; familyName?: string; name?: string }): {
  firstName: string
  lastName: string
} {
  const { givenName = '', familyName = '', name = '' } = profile
  const full = splitName(name)
  return { firstName: givenName.trim() || full.firstName, lastName: familyName.trim() || full.lastName }
}
