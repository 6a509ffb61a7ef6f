import { fieldsOf, textOf } from '#domain/product/read.ts'
import type { DeviceStorage } from './deviceStorage.ts'
import { pendingEntry } from './pendingEntry.ts'

/** Session storage: the sign-up whose email address is to be confirmed. */
export const pendingSignUpKey = 'shop.signup'

/** Where the code was sent; never the password. */
export interface PendingSignUp {
  email: string
  destination?: string | undefined
}

/** Keeps a sign-up that waits for its code over a reload, for three minutes. */
export function pendingSignUp(device: DeviceStorage, now: () => number) {
  return pendingEntry({ key: pendingSignUpKey, device, now, read: readPendingSignUp })
}

function readPendingSignUp(written: unknown): PendingSignUp | undefined {
  const { email, destination } = fieldsOf(written)
  return textOf(email) ? { email: textOf(email), destination: textOf(destination) || undefined } : undefined
}
