import { identityLimits } from '#domain/account/identityLimits.ts'
import { fieldsOf, textOf } from '#domain/product/read.ts'
import type { DeviceStorage } from './deviceStorage.ts'
import { pendingStep } from './pendingStep.ts'

/** Session storage: the sign-up whose email address is to be confirmed. */
export const pendingSignUpKey = 'shop.signup'
/** Session storage: the forgotten password whose code was sent. */
export const pendingResetKey = 'shop.reset'

/** Who waits for a code, and where it was sent; never a password. */
export interface PendingCode {
  email: string
  destination?: string | undefined
}

/** Keeps a sign-up that waits for its code across a reload, as long as the code is valid. */
export function pendingSignUp(device: DeviceStorage, now: () => number) {
  const lifeMs = identityLimits.codeLifeMs['sign-up']
  return pendingStep({ key: pendingSignUpKey, device, now, lifeMs, read: readPendingCode })
}

/** Keeps a password reset that waits for its code across a reload, as long as the code is valid. */
export function pendingReset(device: DeviceStorage, now: () => number) {
  const lifeMs = identityLimits.codeLifeMs['reset-password']
  return pendingStep({ key: pendingResetKey, device, now, lifeMs, read: readPendingCode })
}

function readPendingCode(written: unknown): PendingCode | undefined {
  const { email, destination } = fieldsOf(written)
  return textOf(email) ? { email: textOf(email), destination: textOf(destination) || undefined } : undefined
}
