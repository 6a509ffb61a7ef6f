import type { PaymentMethod } from '#domain/order/paymentMethod.ts'
import { deliveryToLabel, giftNoteLabel } from './receiptLabels.ts'

export interface PaymentOption {
  value: PaymentMethod
  name: string
  description: string
  isPopular?: boolean
}

/** Milliseconds the simulated payment takes. */
export const paymentDelay = 3000

/** The ways to pay, as they are offered. */
export const paymentOptions: readonly PaymentOption[] = [
  { value: 'upi', name: 'UPI', description: 'With any UPI app on your phone', isPopular: true },
  { value: 'card', name: 'Credit or debit card', description: 'Visa, Mastercard or RuPay' },
  { value: 'netbanking', name: 'Net banking', description: 'From your own bank in India' },
  { value: 'wallet', name: 'Wallet', description: 'From the balance of a mobile wallet' },
]

/** Texts of the payment step. */
export const paymentTexts = {
  popular: 'Popular',
  deliverTo: deliveryToLabel,
  change: 'Change',
  changeAddress: 'Change the delivery address',
  secure: 'Secure Payment',
  noCash: 'No COD Available',
  /** Until a payment provider is integrated. */
  notTaken: 'No payment is taken here. We agree on it with you when you send us your order slip.',
  giftNote: giftNoteLabel,
  giftNoteHint: (letters: number) => `We write it on a card that goes with the parcel. Up to ${letters} letters.`,
  /** After a reload, or a tab that was restored. */
  notPlaced:
    'Nothing was ordered: the page was left before your order was placed. Your address is still here; please continue and place it again.',
  /** On another page, after a link was followed while the order was being placed. */
  left: 'Nothing was ordered, for you left the page before your order was placed.',
  /** After a session that ended here, in another tab, or at the identity service. */
  cleared: 'You are signed out, so your address was removed from this page. Nothing was ordered.',
  /** Read out while the payment is simulated. */
  placing: 'Placing your order. This takes a few seconds.',
  failed: 'Nothing was ordered, for something went wrong on the way. Please try again.',
  changed: 'Nothing was ordered, for your cart has changed meanwhile. Please look at it once more and try again.',
} as const
