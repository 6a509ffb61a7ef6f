import { Hub } from 'aws-amplify/utils'
import type { IdentityClient } from '../client.ts'
import { IdentityError, identityErrorOf, translated } from '../IdentityError.ts'
import type { DeviceStorage } from '../deviceStorage.ts'
import type { SignedIn } from '../steps.ts'
import type { TokenStorage } from './tokenStorage.ts'

interface HostedSignInOptions {
  clientId: string
  device: DeviceStorage
  tokens: TokenStorage
  complete: (remember: boolean) => Promise<SignedIn>
}

type HostedSignIn = Pick<IdentityClient, 'beginHostedSignIn' | 'finishHostedSignIn'>

/** Session storage: marks that the session begun there ends with this tab. */
const inTabKey = 'shop.hostedSignInInTab'

/** Importing it makes Amplify finish a sign-in whose result is in the page's URL. */
const loadAmplifyRedirect = () => import('./amplifyRedirect.ts')

/**
 * Sign-in on Amazon Cognito's own pages. The return works once, and only in the browser that started it: elsewhere
 * there is nothing to finish.
 */
export function hostedSignIn({ clientId, device, tokens, complete }: HostedSignInOptions): HostedSignIn {
  const isInFlight = () => device.read(`CognitoIdentityServiceProvider.${clientId}.inflightOAuth`, 'local') === 'true'

  return {
    beginHostedSignIn: (remember, from) =>
      translated(async () => {
        if (remember) device.remove(inTabKey, 'session')
        else device.write(inTabKey, 'true', 'session')
        const { signInWithRedirect } = await loadAmplifyRedirect()
        await signInWithRedirect(from ? { customState: from } : {})
      }),
    finishHostedSignIn: (onReturn) =>
      translated(async () => {
        if (!isInFlight()) return undefined
        const remember = device.read(inTabKey, 'session') === undefined
        tokens.use(remember ? 'local' : 'session')
        const from = await returned()
        onReturn(from)
        return complete(remember)
      }),
  }
}

/** Resolves to the state that was sent along, once Amplify has the tokens. */
function returned(): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let from: string | undefined
    const stop = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'customOAuthState') from = payload.data
      if (payload.event === 'signInWithRedirect') {
        stop()
        resolve(from)
      }
      if (payload.event === 'signInWithRedirect_failure') {
        stop()
        reject(payload.data?.error ?? new IdentityError('OAuthSignInException', 'The hosted sign-in has failed'))
      }
    })
    loadAmplifyRedirect().catch((error: unknown) => {
      stop()
      reject(identityErrorOf(error))
    })
  })
}
