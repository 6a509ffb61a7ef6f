import {
  autoSignIn,
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signUp,
  type SignUpOutput,
} from 'aws-amplify/auth'
import { internationalPhone } from '#domain/account/internationalPhone.ts'
import type { IdentityClient } from '../client.ts'
import { IdentityError, identityErrorOf, translated } from '../IdentityError.ts'
import type { pendingReset, pendingSignUp } from '../pendingCode.ts'
import type { SignedIn, SignUpResult } from '../steps.ts'
import type { TokenStorage } from './tokenStorage.ts'

interface SignUpFlowOptions {
  pending: ReturnType<typeof pendingSignUp>
  reset: ReturnType<typeof pendingReset>
  tokens: TokenStorage
  complete: (remember: boolean) => Promise<SignedIn>
}

type SignUpFlow = Pick<
  IdentityClient,
  | 'pendingSignUp'
  | 'cancelSignUp'
  | 'signUp'
  | 'confirmSignUp'
  | 'resendSignUpCode'
  | 'pendingReset'
  | 'cancelReset'
  | 'requestPasswordReset'
  | 'resetPassword'
>

/** Names of errors that `translated` would report as a failed sign-in. */
const refusals = new Set(['NotAuthorizedException', 'UserLambdaValidationException'])

/** Runs a call that opens an account, like `translated`; the errors in `refusals` are reported as a failed sign-up. */
async function signingUp<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    const isRefusal = error instanceof Error && refusals.has(error.name)
    throw isRefusal ? new IdentityError('Registration failed', error.message, error) : identityErrorOf(error)
  }
}

/** Opening an account, and a forgotten password. */
export function signUpFlow({ pending, reset, tokens, complete }: SignUpFlowOptions): SignUpFlow {
  const proceed = async ({ nextStep }: SignUpOutput, email: string): Promise<SignUpResult> => {
    if (nextStep.signUpStep === 'CONFIRM_SIGN_UP') {
      pending.write({ email })
      return { name: 'confirmSignUp', email }
    }
    pending.remove()
    // After a reload Amplify has no password to sign in with.
    if (nextStep.signUpStep === 'DONE') return { name: 'signIn' }
    tokens.use('local')
    const signedIn = await autoSignIn().catch(() => undefined)
    return signedIn?.isSignedIn ? complete(true) : { name: 'signIn' }
  }

  return {
    pendingSignUp: pending.read,
    cancelSignUp: pending.remove,
    signUp: ({ email, password, firstName, lastName, phone }) =>
      signingUp(async () => {
        const username = email.trim()
        const phoneNumber = internationalPhone(phone)
        const output = await signUp({
          username,
          password,
          options: {
            userAttributes: {
              email: username,
              given_name: firstName.trim(),
              family_name: lastName.trim(),
              ...(phoneNumber ? { phone_number: phoneNumber } : {}),
            },
            autoSignIn: true,
          },
        })
        // A new account has an id. After any other answer the code step would wait for a code that nobody sends.
        if (!output.userId) throw new IdentityError('Unknown', 'The answer holds no account')
        return proceed(output, username)
      }),
    confirmSignUp(email, code) {
      return signingUp(async () => {
        try {
          return await proceed(await confirmSignUp({ username: email, confirmationCode: code }), email)
        } catch (error) {
          // Confirmed already, in another tab or by a call whose response was lost.
          if (!(error instanceof Error) || !error.message.includes('Current status is CONFIRMED')) throw error
          pending.remove()
          return { name: 'signIn' }
        }
      })
    },
    resendSignUpCode: (email) => translated(async () => void (await resendSignUpCode({ username: email }))),
    pendingReset: reset.read,
    cancelReset: reset.remove,
    requestPasswordReset: (email) =>
      translated(async () => {
        const { nextStep } = await resetPassword({ username: email.trim() })
        const { destination } = nextStep.codeDeliveryDetails
        if (!destination) throw new IdentityError('Unknown', 'The answer does not say where the code went')
        reset.write({ email: email.trim(), destination })
        return destination
      }),
    resetPassword: (email, code, newPassword) =>
      translated(async () => {
        await confirmResetPassword({ username: email.trim(), confirmationCode: code, newPassword })
        reset.remove()
      }),
  }
}
