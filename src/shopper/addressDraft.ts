import { create } from 'zustand'
import type { AddressForm } from '#domain/address/address.ts'

interface AddressDraftStore {
  /** Undefined until something was typed. */
  form?: AddressForm
  /** It went through the checks as it stands: the payment may follow. */
  isChecked: boolean
  edit: (form: AddressForm) => void
  check: (form: AddressForm) => void
}

/**
 * The address of the checkout, for as long as the page is open: a look back into the cart loses nothing, and nothing of
 * it is written down (spec.md §4, checkout step).
 */
export const useAddressDraftStore = create<AddressDraftStore>()((set) => ({
  isChecked: false,
  edit: (form) => set({ form, isChecked: false }),
  check: (form) => set({ form, isChecked: true }),
}))
