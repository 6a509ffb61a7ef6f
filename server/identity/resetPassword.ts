import type { IdentityRequest } from '#contract/identity.ts'
import { guessLimits } from '#domain/account/identityLimits.ts'
import { sendLastingCode, takeCode, wrongVerificationCode } from './codes.ts'
import { withKnownAddress } from './grants.ts'
import { forgetGuesses } from './guesses.ts'
import { newVerifier } from './password.ts'
import { changeUser, findUser, type Call, type Pool } from './pool.ts'
import { usernameOf } from './poolUser.ts'
import { deliveryTo } from './sentCodes.ts'
import { withVerifiedEmail } from './verifiedEmail.ts'

/** Sends a code for a new password. The response is the same for a name without an account. */
export async function forgotPassword(
  pool: Pool,
  call: Call,
  { Username }: IdentityRequest<'ForgotPassword'>,
): Promise<object> {
  const username = usernameOf(Username)
  const user = await findUser(pool, username)
  const isSent = user !== undefined && !user.isDisabled
  await sendLastingCode(pool, call, { purpose: 'reset-password', username, to: username, medium: 'EMAIL', isSent })
  return { CodeDeliveryDetails: deliveryTo(username) }
}

/** Sets a new password by the code, which also confirms the address, and signs out everywhere. */
export async function confirmForgotPassword(
  pool: Pool,
  call: Call,
  asked: IdentityRequest<'ConfirmForgotPassword'>,
): Promise<object> {
  const username = usernameOf(asked.Username)
  // Before `takeCode`, so that a refused password does not use up the code.
  const password = await newVerifier(pool, username, asked.Password)
  await takeCode(pool, call, { purpose: 'reset-password', username, code: asked.ConfirmationCode })
  const changed = await changeUser(pool, username, (each) => {
    const user = withVerifiedEmail(each)
    const known = withKnownAddress(user, call, guessLimits.knownAddresses) ?? user
    return { ...known, status: 'CONFIRMED', password, generation: each.generation + 1 }
  })
  if (!changed) throw wrongVerificationCode()
  await forgetGuesses(pool, call, changed)
  return {}
}
