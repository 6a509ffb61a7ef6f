import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { localUserPool } from '#contract/page.ts'

interface Tokens {
  AccessToken: string
  IdToken: string
  RefreshToken: string
}

export interface Shopper {
  email: string
  tokens: Tokens
}

/** A request of the user pool's protocol. */
async function ask(
  origin: string,
  action: string,
  body: object,
): Promise<{ AuthenticationResult?: Tokens; Username?: string }> {
  const response = await fetch(`${origin}/dev/identity`, {
    method: 'POST',
    headers: {
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      'content-type': 'application/x-amz-json-1.1',
    },
    body: JSON.stringify({ ClientId: localUserPool.clientId, ...body }),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${action} at ${origin}: ${response.status} ${answer}`)
  return JSON.parse(answer)
}

/** Signs up, confirms and signs in; each request may reach another server. */
export async function signIn(origin: string): Promise<Shopper> {
  const email = `shopper-${randomUUID().slice(0, 8)}@shop.test`
  const Password = 'Kasavu#1947'
  await ask(origin, 'SignUp', { Username: email, Password, UserAttributes: [{ Name: 'email', Value: email }] })
  const outbox = await fetch(`${origin}/dev/identity/outbox?to=${email}`)
  const [sent]: { code: string }[] = await outbox.json()
  await ask(origin, 'ConfirmSignUp', { Username: email, ConfirmationCode: sent?.code })
  const AuthParameters = { USERNAME: email, PASSWORD: Password }
  const { AuthenticationResult } = await ask(origin, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  if (!AuthenticationResult) throw new Error(`${email} was not signed in`)
  return { email, tokens: AuthenticationResult }
}

/** Whether a server knows the tokens, renews them, and tells the shopper about herself. */
export async function expectSignedIn(origin: string, { email, tokens }: Shopper): Promise<void> {
  expect((await ask(origin, 'GetUser', { AccessToken: tokens.AccessToken })).Username).toBe(email)
  const AuthParameters = { REFRESH_TOKEN: tokens.RefreshToken }
  const renewed = await ask(origin, 'InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters })
  expect(renewed.AuthenticationResult?.AccessToken).toBeTruthy()
  const users = await fetch(`${origin}/dev/users`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.IdToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'GET_USER', email }),
  })
  // Nobody has made her record yet, and a token that was not known would be refused.
  expect([users.status, await users.json()]).toEqual([404, { success: false, error: 'User not found' }])
}
