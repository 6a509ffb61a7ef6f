import type { AddressForm } from '#domain/address/address.ts'
import { readAddress } from '#domain/address/readAddress.ts'
import { fieldsOf } from '#domain/product/read.ts'
import { createPersistedStore } from './createPersistedStore.ts'
import { keepInSync } from './keepInSync.ts'
import { onSessionEnd } from './user.ts'

/** What was typed at checkout. */
interface AddressDraft {
  form: AddressForm
  /** Its order is being placed: found after a reload, nothing was ordered. */
  isPlacing?: boolean
}

interface AddressDraftActions {
  /** It was validated as it stands: the payment may follow. Not kept: after a reload the checkout begins with the address. */
  isChecked: boolean
  /** How often it was forgotten: a form that shows it begins anew. */
  resets: number
  /** Where this page has sent an order: for its receipt, in memory only. */
  sent?: { orderId: string; form: AddressForm } | undefined
  edit: (form: AddressForm) => void
  check: (form: AddressForm) => void
  /** The order to this address is being placed, or no longer. */
  setPlacing: (isPlacing: boolean) => void
  /** Forgets the address; `orderId` is the order that was sent there. */
  forget: (orderId?: string) => void
}

/** The address of the checkout, kept for the tab: until it is ordered to, the shopper signs out, or the tab is closed. */
export const useAddressDraftStore = keepInSync(
  createPersistedStore<'draft', AddressDraft | undefined, AddressDraftActions>({
    key: 'shop.address',
    storage: 'session',
    field: 'draft',
    initial: undefined,
    version: 1,
    read: readDraft,
    actions: ({ change }, get) => ({
      isChecked: false,
      resets: 0,
      edit: (form) => keep(form, false),
      check: (form) => keep(form, true),
      setPlacing: (isPlacing) => change((draft) => draft && { form: draft.form, ...(isPlacing ? { isPlacing } : {}) }),
      forget(orderId) {
        const form = get().draft?.form
        change(() => undefined)
        const sent = orderId && form ? { orderId, form } : undefined
        useAddressDraftStore.setState(({ resets }) => ({ isChecked: false, resets: resets + 1, sent }))
      },
    }),
  }),
)

// Whoever uses the device next must not find it.
onSessionEnd(() => useAddressDraftStore.getState().forget())

function keep(form: AddressForm, isChecked: boolean): void {
  useAddressDraftStore.getState().change(() => ({ form }))
  useAddressDraftStore.setState({ isChecked })
}

function readDraft(value: unknown): AddressDraft | undefined {
  const { form, isPlacing } = fieldsOf(value)
  const address = readAddress(form)
  return address && { form: address, ...(isPlacing === true ? { isPlacing } : {}) }
}
