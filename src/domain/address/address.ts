import { addressFields, type AddressField, type AddressFieldDescriptor } from './addressFields.ts'

/** The checkout's first step, as it is typed. */
export type AddressForm = Record<AddressField, string>

/** What is wrong, field by field, in the form's order; empty when nothing is. */
export type AddressErrors = Partial<Record<AddressField, string>>

/** The fields in the order of the form. The keys of the table are its fields. */
export const addressFieldNames = Object.keys(addressFields) as readonly AddressField[]

export const fieldOf = (name: AddressField): AddressFieldDescriptor => addressFields[name]

/** Characters of one field. An account keeps its address as JSON of at most 2,048, even if each has to be escaped. */
export const maxFieldLength = 150

export const emptyAddress: AddressForm = addressOf(() => '')

/**
 * What is wrong with an address, in the words the shopper reads. It is normalised first, so its format as typed or
 * pasted does not matter.
 */
export function checkAddress(form: AddressForm): AddressErrors {
  return Object.fromEntries(
    addressFieldNames.flatMap((name) => {
      const message = errorOf(fieldOf(name), normaliseField(name, form[name]))
      return message === undefined ? [] : [[name, message]]
    }),
  )
}

/** An address without surrounding spaces, with normalised phone number and pincode. */
export function normaliseAddress(form: AddressForm): AddressForm {
  return addressOf((name) => normaliseField(name, form[name]))
}

export function normaliseField(name: AddressField, typed: string): string {
  const { normalise } = fieldOf(name)
  return normalise ? normalise(typed) : typed.trim()
}

/** Who a parcel goes to, line by line, without the lines that are empty. */
export function recipientLines(form: AddressForm): string[] {
  const lines: string[] = []
  for (const name of addressFieldNames) {
    const { line, separator = ' ' } = fieldOf(name).receipt
    const before = lines[line]
    lines[line] = before && form[name] ? `${before}${separator}${form[name]}` : before || form[name]
  }
  return lines.filter(Boolean)
}

function errorOf({ label, required, rule }: AddressFieldDescriptor, text: string): string | undefined {
  if (text === '') return required
  if (text.length > maxFieldLength) return `${label} must be at most ${maxFieldLength} characters`
  return rule && !rule.pattern.test(text) ? rule.message : undefined
}

function addressOf(textOf: (name: AddressField) => string): AddressForm {
  // Every field of the table has an entry.
  return Object.fromEntries(addressFieldNames.map((name) => [name, textOf(name)])) as AddressForm
}
