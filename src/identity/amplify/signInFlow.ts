import { noop } from '#domain/noop.ts'
import { confirmSignIn, signIn, type SignInInput, type SignInOutput } from 'aws-amplify/auth'
import { identityErrorOf, IdentityError } from '../IdentityError.ts'
import type { IdentityClient } from '../client.ts'
import type { SignedIn, SignInResult, SignInStep } from '../steps.ts'
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

/** Steps before a code is sent, in their order: their answers are repeated for another code. */
const stepsBeforeCode = ['chooseFactor', 'password', 'chooseMfa', 'setUpMfaChoice', 'setUpEmail'] as const

/** A passkey is asked for while the factor is chosen. */
const isOfChoice = ({ name }: SignInStep) => name === 'chooseFactor' || name === 'password'

const byChoice = (email: string): SignInInput => ({ username: email.trim(), options: { authFlowType: 'USER_AUTH' } })

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
  /** What the shopper has answered on the way, for `beginAgain`. In memory only. */
  let answers: Partial<Record<SignInStep['name'], string>> = {}
  /** Another code was asked for and has not come yet, or did not: Amplify has forgotten the session of the former one. */
  let isCodeLost = false

  const forget = () => {
    pending.remove()
    beginAgain = undefined
    answers = {}
  }

  const proceed = async (output: SignInOutput, known: Omit<PendingSignIn, 'step'>): Promise<SignInResult> => {
    const step = signInStepOf(output, { ...known, appName, choice: known.choice })
    if (!step) {
      forget()
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
        return await proceed(await signInAnew(input), { email, remember })
      } catch (error) {
        throw identityErrorOf(error)
      }
    }
    beginAgain = async () => {
      isCodeLost = true
      try {
        let result = await start()
        for (const name of stepsBeforeCode) {
          const answer = answers[name]
          if (result.name === name && answer !== undefined) result = await respond(answer)
        }
        isCodeLost = false
        return result
      } catch (error) {
        // It may have failed at an earlier step than the one that is shown.
        pending.remove()
        throw error
      }
    }
    answers = {}
    isCodeLost = false
    return start()
  }

  const respond = async (challengeResponse: string, userAttributes?: Readonly<Record<string, string>>) => {
    const known = pending.read()
    if (!known) throw new IdentityError('SignInException', 'The sign-in has expired')
    // After a reload the area has to be set again.
    tokens.use(known.remember ? 'local' : 'session')
    try {
      const output = await confirmSignIn({
        challengeResponse,
        ...(userAttributes ? { options: { userAttributes: { ...userAttributes } } } : {}),
      })
      const result = await proceed(output, known)
      const answered = stepsBeforeCode.find((name) => name === known.step.name)
      if (answered && beginAgain && result.name !== answered) answers[answered] = challengeResponse
      return result
    } catch (error) {
      const failure = identityErrorOf(error)
      // A cancelled passkey prompt leads back to the choice, without a message.
      if (/^PasskeyAuthentication(?:Canceled|Failed)/.test(failure.code) && known.choice) return known.choice
      if (failure.remedy === 'restart') pending.remove()
      // A refused factor uses up the session of the choice, which Amplify would send again.
      else if (failure.code === 'NotAuthorizedException' && isOfChoice(known.step)) await choiceAgain(known).catch(noop)
      throw failure
    }
  }

  /** Starts the sign-in by choice again, up to the step at which it was. */
  const choiceAgain = async ({ email, remember, step }: PendingSignIn) => {
    await begin(byChoice(email), remember)
    if (step.name === 'password') await respond(factorAnswer.password)
  }

  return {
    pendingSignIn: pending.read,
    signIn: ({ email, password }, remember) => begin({ username: email.trim(), password }, remember),
    signInByChoice: (email, remember) => begin(byChoice(email), remember),
    chooseFactor: (factor) => respond(factorAnswer[factor]),
    chooseMfa: (kind) => respond(mfaAnswer[kind]),
    answer: (text, attributes) =>
      isCodeLost
        ? Promise.reject(new IdentityError('ExpiredCodeException', 'Another code was asked for'))
        : respond(text, attributes),
    beginAgain: () =>
      beginAgain?.() ?? Promise.reject(new IdentityError('SignInException', 'The page was reloaded meanwhile')),
    canBeginAgain: () => beginAgain !== undefined,
    cancelSignIn: forget,
  }
}
