import { fetchAuthSession, fetchUserAttributes, rememberDevice } from 'aws-amplify/auth'
import { Hub } from 'aws-amplify/utils'
import type { Shopper } from '#domain/account/shopper.ts'
import { appLogin, type UserService } from '../appLogin.ts'
import type { IdentityClient } from '../client.ts'
import type { StorageArea } from '#domain/storageArea.ts'
import type { DeviceStorage } from '../deviceStorage.ts'
import { signInWithGoogle } from '../google/signInWithGoogle.ts'
import { identityErrorOf, translated } from '../IdentityError.ts'
import type { SignedIn } from '../steps.ts'
import { accountCalls } from './accountCalls.ts'
import { configureAmplify, type UserPoolConfig } from './configureAmplify.ts'
import { endSession } from './endSession.ts'
import { hostedSignIn } from './hostedSignIn.ts'
import { pendingSignIn } from '../pendingSignIn.ts'
import { pendingReset, pendingSignUp } from '../pendingCode.ts'
import { revokeEverywhere } from './revokeEverywhere.ts'
import { signInFlow } from './signInFlow.ts'
import { signUpFlow } from './signUpFlow.ts'
import { createTokenStorage } from './tokenStorage.ts'

export interface IdentityClientOptions {
  pool: UserPoolConfig
  device: DeviceStorage
  /** The user service, asked with this token. */
  users: (token: () => Promise<string | undefined>) => UserService
  /** The shop's name, in authenticator apps. */
  appName: string
  tenantId: string
  /** Who is signed in on this device, as far as it is known. */
  shopper: () => Shopper | undefined
  onSignedIn: (shopper: Shopper, area: StorageArea) => void
  /** The shopper has signed out, or the session in this area has ended by itself. */
  onSignedOut: (area?: StorageArea) => void
}

/**
 * Names of the errors that mean a session is over: those for which Amplify drops its tokens, and that for missing
 * tokens. After any other, such as an interrupted response, the session may still be valid.
 */
const sessionOver =
  /^(?:NotAuthorized|TokenRevoked|UserNotFound|PasswordResetRequired|UserNotConfirmed|RefreshTokenReuse|UserUnAuthenticated)Exception/

/** The identity client over Amplify. Its module is loaded when someone signs in or was signed in. */
export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const { pool, device, appName, tenantId, users, shopper, onSignedIn, onSignedOut } = options
  const tokens = createTokenStorage(device, pool.clientId)
  configureAmplify(pool, tokens)
  const abandonSession = () => endSession(pool, tokens)
  const isSignedIn = () => shopper() !== undefined
  const signingUp = pendingSignUp(device, Date.now)
  const idToken = async () => (await fetchAuthSession()).tokens?.idToken?.toString()

  const complete = async (remember: boolean): Promise<SignedIn> => {
    try {
      const attributes = await fetchUserAttributes()
      const profile = {
        email: attributes.email,
        firstName: attributes.given_name,
        lastName: attributes.family_name,
        phone: attributes.phone_number,
        provider: 'pool',
      } as const
      const done = await appLogin(profile, users(idToken), tenantId)
      // In pools with opt-in devices, a device that is not remembered is asked for a second factor each time.
      if (remember) rememberDevice().catch(() => undefined)
      onSignedIn(done.shopper, remember ? 'local' : 'session')
      signingUp.remove()
      return done
    } catch (error) {
      // Tokens without a user of the shop would block the next sign-in.
      await abandonSession()
      throw identityErrorOf(error)
    }
  }

  /** Switches to the area that holds tokens: a failed sign-in here, or one in another tab, may have changed it. */
  const switchToHeldArea = () => tokens.use(tokens.held()[0] ?? tokens.area())

  /** Ends a session that the pool has refused. */
  const endRefused = async (area: StorageArea) => {
    tokens.use(area)
    await abandonSession()
    // The account page of the shopper whom this session has hidden makes its requests at once.
    switchToHeldArea()
    if (shopper()?.provider === 'pool') onSignedOut(area)
  }
  const checkNow = async () => {
    switchToHeldArea()
    const area = tokens.area()
    const checked = shopper()
    try {
      // Asks the pool: an access token may have been revoked long before its end.
      await fetchUserAttributes()
    } catch (error) {
      // A shopper who has signed out and in again meanwhile has another session.
      if (sessionOver.test(identityErrorOf(error).code) && shopper() === checked) await endRefused(area)
    }
  }
  // Several requests of a page fail together, and a second check would end the next session.
  let checking: Promise<void> | undefined
  const oneAtATime = async (run: () => Promise<void>) => {
    if (shopper()?.provider !== 'pool') return
    checking ??= run().finally(() => {
      checking = undefined
    })
    await checking
  }
  const check = () => oneAtATime(checkNow)
  // A refresh that is refused: the session was revoked or is too old.
  Hub.listen('auth', ({ payload }) => {
    if (payload.event !== 'tokenRefresh_failure') return
    if (sessionOver.test(payload.data?.error?.name ?? '')) void oneAtATime(() => endRefused(tokens.area()))
  })

  return {
    ...signInFlow({ pending: pendingSignIn(device, Date.now), tokens, appName, abandonSession, isSignedIn, complete }),
    ...signUpFlow({
      pending: signingUp,
      reset: pendingReset(device, Date.now),
      tokens,
      complete,
    }),
    ...accountCalls({ appName, onSessionOver: check }),
    ...hostedSignIn({ clientId: pool.clientId, device, tokens, complete }),
    signInWithGoogle: (accessToken, kind, remember) =>
      translated(async () => {
        const done = await signInWithGoogle(accessToken, kind, { users, tenantId })
        onSignedIn(done.shopper, remember ? 'local' : 'session')
        return done
      }),
    check,
    async signOut({ everywhere = false } = {}) {
      switchToHeldArea()
      if (everywhere) await translated(() => revokeEverywhere(pool))
      // A session of this tab hides the one of the device: both are signed out.
      for (const area of tokens.held()) {
        tokens.use(area)
        await abandonSession()
      }
      // The next person at this device is not asked for the code of somebody else's sign-up.
      signingUp.remove()
      onSignedOut()
    },
  }
}
