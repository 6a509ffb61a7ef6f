import { fieldsOf, textOf } from '../product/read.ts'
import { addressFieldNames, emptyAddress, type AddressForm } from './address.ts'

/** An address as it was typed, read back from the device or the account; undefined where none was stored. */
export function readAddress(value: unknown): AddressForm | undefined {
  const fields = fieldsOf(value)
  if (!addressFieldNames.some((name) => typeof fields[name] === 'string')) return undefined
  return { ...emptyAddress, ...Object.fromEntries(addressFieldNames.map((name) => [name, textOf(fields[name])])) }
}
