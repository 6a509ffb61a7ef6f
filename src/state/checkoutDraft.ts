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
  /** Its order is being placed; if this is still set after a reload, nothing was ordered. */
  isPlacing?: boolean | undefined
}

interface CheckoutDraftMembers {
  /** The form was validated, so payment may follow. Not persisted: after a reload checkout begins with the address. */
  isChecked: boolean
  /** How often it was forgotten; each time, a form that shows it is reset. */
  resets: number
  /** It was forgotten because its shopper was signed out, and nothing was typed since. */
  isCleared: boolean
  /** Address of the order that this page has placed, for its receipt; in memory only. */
  sent?: { orderId: string; form: AddressForm } | undefined
  edit: (form: AddressForm) => void
  check: (form: AddressForm) => void
  choosePayment: (payment: PaymentChoice) => void
  /** Sets whether the order to this address is being placed. */
  setPlacing: (isPlacing: boolean) => void
  /** Deletes the draft; `orderId` is the order that was placed with it. */
  forget: (orderId?: string) => void
}

/** Address, payment method and gift note, until the order is placed, the shopper signs out or the tab is closed. */
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
      isCleared: false,
      edit: (form) => keep(form, false),
      check: (form) => keep(form, true),
      choosePayment: (payment) => change((draft) => draft && { ...draft, payment }),
      setPlacing: (isPlacing) => change((draft) => draft && { ...draft, isPlacing: isPlacing || undefined }),
      forget(orderId) {
        const form = get().draft?.form
        change(() => undefined)
        const sent = orderId && form ? { orderId, form } : undefined
        useCheckoutDraftStore.setState(({ resets, isCleared }) => ({
          isChecked: false,
          resets: resets + 1,
          isCleared: !orderId && (isCleared || form !== undefined),
          sent,
        }))
      },
    }),
  }),
)

// The next person who uses the device must not see it.
onSessionEnd(() => useCheckoutDraftStore.getState().forget())

function keep(form: AddressForm, isChecked: boolean): void {
  const account = currentUser()?.email
  useCheckoutDraftStore.getState().change((draft) => ({ ...draft, form, account, isPlacing: undefined }))
  useCheckoutDraftStore.setState({ isChecked, isCleared: false })
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
