import { localUserPool } from '#contract/page.ts'

/** The accounts of a shop under load. */
export interface Shoppers {
  /** Signs the next of them in; answers the status and leaves her a new token. */
  signIn: () => Promise<Response>
  /** The first of them types a wrong password. */
  mistype: () => Promise<Response>
  /** The next of them reads her account by her token. */
  readAccount: () => Promise<Response>
}

const password = 'Kasavu#1947'

/** Signs these many shoppers up, each confirmed by her code and signed in. */
export async function signUpShoppers(origin: string, count: number): Promise<Shoppers> {
  const emails = Array.from({ length: count }, (_, index) => `shopper-${index}@example.com`)
  const tokens = new Map<string, string>()
  for (const email of emails) {
    await expectOk(identity(origin, 'SignUp', { Username: email, Password: password, UserAttributes: named(email) }))
    const outbox = `${origin}/dev/identity/outbox?to=${encodeURIComponent(email)}`
    const messages = (await (await fetch(outbox, { headers: { accept: 'application/json' } })).json()) as Message[] // of the shop itself
    await expectOk(
      identity(origin, 'ConfirmSignUp', { Username: email, ConfirmationCode: messages.at(-1)?.code ?? '' }),
    )
    await expectOk(signIn(email))
    await expectOk(users(email, { action: 'CREATE_USER', data: userOf(email) }))
  }
  let turn = 0
  const next = () => emails[turn++ % emails.length] ?? ''
  return {
    signIn: () => signIn(next()),
    mistype: () => signIn(emails[0] ?? '', 'Kasavu#1948'),
    readAccount: () => users(next(), { action: 'GET_USER' }),
  }

  async function signIn(email: string, typed = password): Promise<Response> {
    const AuthParameters = { USERNAME: email, PASSWORD: typed }
    const answer = await identity(origin, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
    const { AuthenticationResult } = (await answer.clone().json()) as SignedIn // of the shop itself
    if (AuthenticationResult) tokens.set(email, AuthenticationResult.IdToken)
    return answer
  }

  function users(email: string, body: object): Promise<Response> {
    return fetch(`${origin}/dev/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(email)}` },
      body: JSON.stringify({ email, ...body }),
    })
  }
}

interface Message {
  code: string
}

interface SignedIn {
  AuthenticationResult?: { IdToken: string }
}

function identity(origin: string, action: string, body: object): Promise<Response> {
  return fetch(`${origin}/dev/identity`, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
    body: JSON.stringify({ ClientId: localUserPool.clientId, ...body }),
  })
}

const named = (email: string) => [
  { Name: 'email', Value: email },
  { Name: 'name', Value: 'Anu Menon' },
]

const userOf = (email: string) => ({ email, name: 'Anu Menon', userId: `user-of-${email}`, tenantId: 'padma-weaves' })

async function expectOk(asking: Promise<Response>): Promise<void> {
  const answer = await asking
  if (!answer.ok) throw new Error(`A shopper was refused with ${answer.status}: ${await answer.text()}`)
}
