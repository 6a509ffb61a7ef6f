import { internationalPattern } from '#domain/account/internationalPhone.ts'
import { invalidParameter } from './poolError.ts'

/** Attributes a shopper may set; the e-mail address is the user name and stays. */
const writable = new Set([
  'name',
  'given_name',
  'family_name',
  'middle_name',
  'nickname',
  'phone_number',
  'address',
  'birthdate',
  'gender',
  'locale',
  'zoneinfo',
  'picture',
])

/** Characters of one attribute; the address is JSON, whose length the protocol limits. */
const maxCharacters = 150

/** Checked attributes as an object. Throws for one that is not offered, too long or not in its format. */
export function acceptedAttributes(list: readonly { Name: string; Value: string }[]): Record<string, string> {
  for (const { Name: name, Value: value } of list) {
    if (!writable.has(name)) throw invalidParameter(`Attributes did not conform to the schema: ${name} cannot be set.`)
    if (name !== 'address' && value.length > maxCharacters) {
      throw invalidParameter(
        `Attributes did not conform to the schema: ${name} is longer than ${maxCharacters} characters.`,
      )
    }
    if (name === 'phone_number' && value !== '' && !internationalPattern.test(value)) {
      throw invalidParameter('Invalid phone number format.')
    }
  }
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))
}
