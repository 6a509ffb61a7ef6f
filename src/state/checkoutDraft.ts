import type { AddressForm } from '#domain/address/address.ts'
import { readAddress } from '#domain/address/readAddress.ts'
import { paymentMethods, type PaymentMethod } from '#domain/order/paymentMethod.ts'
import { fieldsOf, textOf } from '#domain/product/read.ts'
import { createPersistedStore } from './createPersistedStore.ts'
import { keepInSync } from './keepInSync.ts'
import { currentUser, onSessionEnd } from './user.ts'

/** What is chosen and typed on the payment's step. */
export interface PaymentChoice {
  method: PaymentMethod
  giftNote: string
}

/** What was typed at checkout. */
interface CheckoutDraft {
  form: AddressForm
  /** Email address of the account it was typed in; absent without one. */
  account?: string | undefined
  /** Absent until something of it was changed. */
  payment?: PaymentChoice | undefined
  /** Its order is being placed: found after a reload, nothing was ordered. */
  isPlacing?: boolean | undefined
}

interface CheckoutDraftMembers {
  /** It was validated as it stands: the payment may follow. Not kept: after a reload the checkout begins with the address. */
  isChecked: boolean
  /** How often it was forgotten: a form that shows it begins anew. */
  resets: number
  /** Where this page has sent an order: for its receipt, in memory only. */
  sent?: { orderId: string; form: AddressForm } | undefined
  edit: (form: AddressForm) => void
  check: (form: AddressForm) => void
  choosePayment: (payment: PaymentChoice) => void
  /** The order to this address is being placed, or no longer. */
  setPlacing: (isPlacing: boolean) => void
  /** Forgets it all; `orderId` is the order that was sent there. */
  forget: (orderId?: string) => void
}

/** Address, payment method and gift note, kept for the tab: until they are ordered with, the shopper signs out, or it is closed. */
export const useCheckoutDraftStore = keepInSync(
  createPersistedStore<'draft', CheckoutDraft | undefined, CheckoutDraftMembers>({
    key: 'shop.address',
    storage: 'session',
    field: 'draft',
    initial: undefined,
    version: 1,
    read: readDraft,
    actions: ({ change, rehydrate }, get) => ({
      rehydrate() {
        rehydrate()
        // Signed out elsewhere, while the browser had discarded this tab.
        const account = get().draft?.account
        if (account && account !== currentUser()?.email) get().forget()
      },
      isChecked: false,
      resets: 0,
      edit: (form) => keep(form, false),
      check: (form) => keep(form, true),
      choosePayment: (payment) => change((draft) => draft && { ...draft, payment }),
      setPlacing: (isPlacing) => change((draft) => draft && { ...draft, isPlacing: isPlacing || undefined }),
      forget(orderId) {
        const form = get().draft?.form
        change(() => undefined)
        const sent = orderId && form ? { orderId, form } : undefined
        useCheckoutDraftStore.setState(({ resets }) => ({ isChecked: false, resets: resets + 1, sent }))
      },
    }),
  }),
)

// Whoever uses the device next must not find it.
onSessionEnd(() => useCheckoutDraftStore.getState().forget())

function keep(form: AddressForm, isChecked: boolean): void {
  const account = currentUser()?.email
  useCheckoutDraftStore.getState().change((draft) => ({ ...draft, form, account, isPlacing: undefined }))
  useCheckoutDraftStore.setState({ isChecked })
}

function readDraft(value: unknown): CheckoutDraft | undefined {
  const { form, account, payment, isPlacing } = fieldsOf(value)
  const address = readAddress(form)
  return (
    address && {
      form: address,
      account: textOf(account) || undefined,
      payment: readPayment(payment),
      isPlacing: isPlacing === true || undefined,
    }
  )
}

function readPayment(value: unknown): PaymentChoice | undefined {
  const { method, giftNote } = fieldsOf(value)
  const known = paymentMethods.find((each) => each === method)
  return known && typeof giftNote === 'string' ? { method: known, giftNote } : undefined
}
