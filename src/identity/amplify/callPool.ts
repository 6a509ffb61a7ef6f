import { cognitoOrigin } from '#domain/account/cognito.ts'
import { callSignal } from '../callSignal.ts'
import { IdentityError } from '../IdentityError.ts'
import type { UserPoolConfig } from './configureAmplify.ts'

/** One call of the pool's protocol without Amplify. It continues when the page is left. Throws an `IdentityError`. */
export async function callPool({ userPoolId, endpoint }: UserPoolConfig, action: string, body: object): Promise<void> {
  const response = await fetch(endpoint ?? cognitoOrigin(userPoolId), {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify(body),
    signal: callSignal(),
  }).catch((cause: unknown) => {
    throw new IdentityError('NetworkError', '', cause)
  })
  if (response.ok) return
  const { __type: name = '', message = '' } = Object(await response.json().catch(() => undefined))
  throw new IdentityError(String(name), String(message))
}
