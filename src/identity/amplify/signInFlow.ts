import { confirmSignIn, signIn, type SignInInput, type SignInOutput } from 'aws-amplify/auth'
import { identityErrorOf, IdentityError } from '../IdentityError.ts'
import type { IdentityClient } from '../client.ts'
import type { SignedIn, SignInResult } from '../steps.ts'
import type { pendingSignIn, PendingSignIn } from '../pendingSignIn.ts'
import { factorAnswer, mfaAnswer, signInStepOf } from './signInStep.ts'
import type { TokenStorage } from './tokenStorage.ts'

export interface SignInFlowOptions {
  pending: ReturnType<typeof pendingSignIn>
  tokens: TokenStorage
  appName: string
  /** Ends the session of the area in use. */
  abandonSession: () => Promise<void>
  /** Whether the device also stores a user of the shop for Amplify's tokens. */
  isSignedIn: () => boolean
  /** Runs after authentication: reads or creates the shop's user and stores it. */
  complete: (remember: boolean) => Promise<SignedIn>
}

type SignInFlow = Pick<
  IdentityClient,
  | 'pendingSignIn'
  | 'signIn'
  | 'signInByChoice'
  | 'chooseFactor'
  | 'chooseMfa'
  | 'answer'
  | 'beginAgain'
  | 'canBeginAgain'
  | 'cancelSignIn'
>

/** Signing in, step by step. What Amplify forgets between the steps is kept in `pending`. */
export function signInFlow(options: SignInFlowOptions): SignInFlow {
  const { pending, tokens, appName, abandonSession, isSignedIn, complete } = options
  /** Restarts the sign-in; in memory only, as it may hold a password. */
  let beginAgain: (() => Promise<SignInResult>) | undefined
  /** Another code was asked for and did not come: Amplify has forgotten the session of the former one. */
  let isCodeLost = false

  const proceed = async (output: SignInOutput, known: Omit<PendingSignIn, 'step'>): Promise<SignInResult> => {
    const step = signInStepOf(output, { ...known, appName, choice: known.choice })
    if (!step) {
      pending.remove()
      beginAgain = undefined
      return complete(known.remember)
    }
    pending.write({ ...known, step, choice: step.name === 'chooseFactor' ? step : known.choice })
    return step
  }

  const signInAnew = async (input: SignInInput) => {
    try {
      return await signIn(input)
    } catch (error) {
      // Tokens without a user of the shop block every sign-in: they are removed.
      if (identityErrorOf(error).code !== 'UserAlreadyAuthenticatedException' || isSignedIn()) throw error
      await abandonSession()
      return signIn(input)
    }
  }

  const begin = (input: SignInInput, remember: boolean): Promise<SignInResult> => {
    const email = input.username
    const start = async () => {
      pending.remove()
      tokens.use(remember ? 'local' : 'session')
      try {
        const result = await proceed(await signInAnew(input), { email, remember })
        isCodeLost = false
        return result
      } catch (error) {
        throw identityErrorOf(error)
      }
    }
    beginAgain = () => {
      isCodeLost = true
      return start()
    }
    isCodeLost = false
    return start()
  }

  const respond = async (challengeResponse: string, userAttributes?: Readonly<Record<string, string>>) => {
    const known = pending.read()
    if (!known) {
      throw isCodeLost
        ? new IdentityError('ExpiredCodeException', 'Another code was asked for')
        : new IdentityError('SignInException', 'The sign-in has expired')
    }
    // After a reload the area has to be set again.
    tokens.use(known.remember ? 'local' : 'session')
    try {
      const output = await confirmSignIn({
        challengeResponse,
        ...(userAttributes ? { options: { userAttributes: { ...userAttributes } } } : {}),
      })
      return await proceed(output, known)
    } catch (error) {
      const failure = identityErrorOf(error)
      // A cancelled passkey prompt leads back to the choice, without a message.
      if (/^PasskeyAuthentication(?:Canceled|Failed)/.test(failure.code) && known.choice) return known.choice
      if (failure.remedy === 'restart') pending.remove()
      throw failure
    }
  }

  return {
    pendingSignIn: pending.read,
    signIn: ({ email, password }, remember) => begin({ username: email.trim(), password }, remember),
    signInByChoice: (email, remember) =>
      begin({ username: email.trim(), options: { authFlowType: 'USER_AUTH' } }, remember),
    chooseFactor: (factor) => respond(factorAnswer[factor]),
    chooseMfa: (kind) => respond(mfaAnswer[kind]),
    answer: (text, attributes) => respond(text, attributes),
    beginAgain: () =>
      beginAgain?.() ?? Promise.reject(new IdentityError('SignInException', 'The page was reloaded meanwhile')),
    canBeginAgain: () => beginAgain !== undefined,
    cancelSignIn() {
      pending.remove()
      beginAgain = undefined
    },
  }
}
