import type { PaymentMethod } from '#domain/order/order.ts'

export interface PaymentOption {
  value: PaymentMethod
  name: string
  description: string
  isPopular?: boolean
}

/** The ways to pay, as they are offered (spec.md §9, checkout and forms). */
export const paymentOptions: readonly PaymentOption[] = [
  { value: 'upi', name: 'UPI', description: 'With any UPI app on your phone', isPopular: true },
  { value: 'card', name: 'Credit or debit card', description: 'Visa, Mastercard or RuPay' },
  { value: 'netbanking', name: 'Net banking', description: 'From your own bank in India' },
  { value: 'wallet', name: 'Wallet', description: 'From the balance of a mobile wallet' },
]

/** What is said around the choice. */
export const paymentWords = {
  popular: 'Popular',
  secure: 'Secure Payment',
  noCash: 'No COD Available',
  /** As long as the shop is not joined to a bank. */
  notTaken: 'No payment is taken here. We agree on it with you when you send us your order slip.',
  giftNote: 'Gift note',
  giftNoteHint: (letters: number) => `We write it on a card that goes with the parcel. Up to ${letters} letters.`,
  failed: 'Nothing was ordered, for something went wrong on the way. Please try again.',
  changed: 'Nothing was ordered, for your cart has changed meanwhile. Please look at it once more and try again.',
} as const
