import { emailLabel, fullNameLabel, phoneLabel } from '../fieldLabels.ts'
import { emailRequired } from '../messages.ts'
import { emailPattern, invalidEmail } from '../emailAddress.ts'
import { stateNames, unionTerritories } from '../shipping/states.ts'
import { invalidPincode, normalisePhone, normalisePincode, pincodePattern } from './normalise.ts'

/** All properties of one field of the checkout address. */
export interface AddressFieldDescriptor {
  label: string
  /** Error for an empty field; a field without it is optional. */
  required?: string
  /** Pattern for the normalised text, and the error if it does not match. */
  rule?: { pattern: RegExp; message: string }
  /** Trims by default. Idempotent. */
  normalise?: (typed: string) => string
  /** Normalised at every keystroke, not only on Continue. A `maxLength` would cut '695 001' as it is pasted. */
  isNormalisedAsTyped?: boolean
  /** Chosen from these instead of typed. */
  choices?: { placeholder: string; groups: readonly { group: string; names: readonly string[] }[] }
  /** The field's `autocomplete` token. */
  autoComplete: string
  /** Which keyboard a phone shows. */
  keyboard?: { type?: 'tel' | 'email'; inputMode: 'numeric' | 'email' }
  /** Its share of a row of the form on wide windows; `rest`: beside the last third, or the whole of the next row. */
  width: 'whole' | 'half' | 'third' | 'rest'
  /** Its line of the receipt, and the separator between it and the field before it there. */
  receipt: { line: number; separator?: string }
}

/** The checkout's first step, in the order of its form. Rules, form, draft and receipt follow this table. */
export const addressFields = {
  fullName: {
    label: fullNameLabel,
    required: 'Full name is required',
    autoComplete: 'name',
    width: 'whole',
    receipt: { line: 1 },
  },
  phone: {
    label: phoneLabel,
    required: 'Phone number is required',
    rule: { pattern: /^[6-9]\d{9}$/, message: 'Please enter a valid 10-digit phone number' },
    normalise: normalisePhone,
    autoComplete: 'tel-national',
    keyboard: { type: 'tel', inputMode: 'numeric' },
    width: 'half',
    receipt: { line: 6 },
  },
  email: {
    label: emailLabel,
    required: emailRequired,
    rule: { pattern: emailPattern, message: invalidEmail },
    autoComplete: 'email',
    keyboard: { type: 'email', inputMode: 'email' },
    width: 'half',
    receipt: { line: 7 },
  },
  addressLine1: {
    label: 'Address Line 1',
    required: 'Address is required',
    autoComplete: 'address-line1',
    width: 'whole',
    receipt: { line: 2 },
  },
  addressLine2: { label: 'Address Line 2', autoComplete: 'address-line2', width: 'whole', receipt: { line: 3 } },
  city: {
    label: 'City',
    required: 'City is required',
    autoComplete: 'address-level2',
    width: 'third',
    receipt: { line: 5 },
  },
  state: {
    label: 'State',
    required: 'State is required',
    choices: {
      placeholder: 'Select State',
      groups: [
        { group: 'States', names: stateNames },
        { group: 'Union territories', names: unionTerritories },
      ],
    },
    autoComplete: 'address-level1',
    width: 'third',
    receipt: { line: 5, separator: ', ' },
  },
  pincode: {
    label: 'Pincode',
    required: 'Pincode is required',
    rule: { pattern: pincodePattern, message: invalidPincode },
    normalise: normalisePincode,
    isNormalisedAsTyped: true,
    autoComplete: 'postal-code',
    keyboard: { inputMode: 'numeric' },
    width: 'third',
    receipt: { line: 5, separator: ' ' },
  },
  landmark: { label: 'Landmark', autoComplete: 'off', width: 'rest', receipt: { line: 4 } },
} as const satisfies Readonly<Record<string, AddressFieldDescriptor>>

export type AddressField = keyof typeof addressFields
