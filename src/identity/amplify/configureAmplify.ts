import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { HostedSignIn } from '#contract/page.ts'
import { guardPoolCalls } from './guardPoolCalls.ts'
import type { TokenStorage } from './tokenStorage.ts'

/** The user pool; without an endpoint it is Amazon's. */
export interface UserPoolConfig {
  userPoolId: string
  clientId: string
  /** Path or address of a pool that speaks the same protocol. */
  endpoint?: string | undefined
  oauth?: HostedSignIn | undefined
}

/** Connects Amplify with the pool and the storage of the session. */
export function configureAmplify(
  { userPoolId, clientId, endpoint, oauth }: UserPoolConfig,
  storage: TokenStorage,
): void {
  // Amplify warns at each start that the endpoint is not Amazon's.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  guardPoolCalls()
  const Cognito = {
    userPoolId,
    userPoolClientId: clientId,
    // Amplify takes absolute addresses only.
    ...(endpoint ? { userPoolEndpoint: new URL(endpoint, location.origin).href } : {}),
    ...(oauth ? { loginWith: { oauth: oauthConfig(oauth) } } : {}),
  }
  cognitoUserPoolsTokenProvider.setAuthConfig({ Cognito })
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage)
  Amplify.configure({ Auth: { Cognito } }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } })
}

/** Copies the lists, as Amplify's type requires mutable ones. */
function oauthConfig({ domain, scopes, redirectSignIn, redirectSignOut }: HostedSignIn) {
  return {
    domain,
    scopes: [...scopes],
    redirectSignIn: [...redirectSignIn],
    redirectSignOut: [...redirectSignOut],
    responseType: 'code' as const,
  }
}
