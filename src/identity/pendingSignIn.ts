import { identityLimits } from '#domain/account/identityLimits.ts'
import type { DeviceStorage } from './deviceStorage.ts'
import { pendingStep } from './pendingStep.ts'
import type { SignInStep } from './steps.ts'

/** Session storage: the sign-in that is under way. */
export const pendingSignInKey = 'shop.signin'

/** What Amplify forgets of a sign-in: the step, the list of factors, who it is and whether to remember them. */
export interface PendingSignIn {
  step: SignInStep
  email: string
  remember: boolean
  /** The last choice of factors: the service names them once. */
  choice?: SignInStep | undefined
}

/** Keeps the pending sign-in across a reload, for three minutes after its last step. */
export function pendingSignIn(device: DeviceStorage, now: () => number) {
  // Nothing else writes the entry, so its shape is known.
  const read = (written: unknown) => written as PendingSignIn
  return pendingStep({ key: pendingSignInKey, device, now, lifeMs: identityLimits.signInSessionMs, read })
}
