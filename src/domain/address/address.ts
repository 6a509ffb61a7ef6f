/** The checkout's first step, as it is typed (spec.md §3). */
export interface AddressForm {
  fullName: string
  phone: string
  email: string
  addressLine1: string
  addressLine2: string
  city: string
  state: string
  pincode: string
  landmark: string
}

export type AddressField = keyof AddressForm

/** What is wrong, field by field, in the form's order; empty when nothing is. */
export type AddressErrors = Partial<Record<AddressField, string>>

export const emptyAddress: AddressForm = {
  fullName: '',
  phone: '',
  email: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  pincode: '',
  landmark: '',
}

/**
 * What is wrong with an address, in the words the shopper reads (spec.md §5). However it was typed or pasted: it is
 * normalised first.
 */
export function checkAddress(form: AddressForm): AddressErrors {
  const { fullName, phone, email, addressLine1, city, state, pincode } = normaliseAddress(form)
  const wrong: Record<AddressField, string | false> = {
    fullName: !fullName && 'Full name is required',
    phone: phone
      ? !/^[6-9]\d{9}$/.test(phone) && 'Please enter a valid 10-digit phone number'
      : 'Phone number is required',
    email: email ? !/^\S+@\S+\.\S+$/.test(email) && 'Please enter a valid email address' : 'Email is required',
    addressLine1: !addressLine1 && 'Address is required',
    addressLine2: false,
    city: !city && 'City is required',
    state: !state && 'State is required',
    pincode: pincode ? !/^\d{6}$/.test(pincode) && 'Please enter a valid 6-digit pincode' : 'Pincode is required',
    landmark: false,
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, message]) => message !== false))
}

/** An address without room around its lines, its numbers as they are dialled and sorted by. */
export function normaliseAddress(form: AddressForm): AddressForm {
  return {
    fullName: form.fullName.trim(),
    phone: normalisePhone(form.phone),
    email: form.email.trim(),
    addressLine1: form.addressLine1.trim(),
    addressLine2: form.addressLine2.trim(),
    city: form.city.trim(),
    state: form.state.trim(),
    pincode: normalisePincode(form.pincode),
    landmark: form.landmark.trim(),
  }
}

/**
 * A telephone number as it is dialled within India: '+91 98470-12345' and '098470 12345' are 9847012345. A number that
 * only begins with 91 keeps it.
 */
export function normalisePhone(typed: string): string {
  return typed
    .replace(/[\s\p{Dash_Punctuation}().\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .replace(/^(?:\+91(?=\d)|0(?=\d)|91(?=\d{10}$))+/, '')
}

/** A pincode as it is typed or pasted: '695 001' is 695001; figures alone, and no more than six. */
export function normalisePincode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6)
}
