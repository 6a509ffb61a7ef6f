import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixturePassword as password, fixtureUsers } from '#mocks/identityUsers.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { createAuthenticator, type Authenticator } from './authenticator.ts'
import { openPool, poolIds, post, type OpenPool } from './openPool.ts'

let pool: OpenPool
const origin = 'http://localhost'

beforeEach(async () => {
  pool = openPool()
  await seedUsers(pool.records, poolIds, Object.values(fixtureUsers), pool.now())
})

afterEach(() => void vi.restoreAllMocks())

async function accessTokenOf(username: string): Promise<string> {
  const AuthParameters = { USERNAME: username, PASSWORD: password }
  const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  return String(Object(body['AuthenticationResult']).AccessToken)
}

const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' }

async function register(AccessToken: string, authenticator: Authenticator) {
  const { body } = await post(pool, 'StartWebAuthnRegistration', { AccessToken })
  const options = Object(body['CredentialCreationOptions'])
  const Credential = await authenticator.create(options)
  return { options, answer: await post(pool, 'CompleteWebAuthnRegistration', { AccessToken, Credential }, { headers }) }
}

async function startSignIn(username: string) {
  const AuthParameters = { USERNAME: username, PREFERRED_CHALLENGE: 'WEB_AUTHN' }
  const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters })
  const text = Object(body['ChallengeParameters']).CREDENTIAL_REQUEST_OPTIONS
  return { step: body['ChallengeName'], Session: body['Session'], options: text ? JSON.parse(String(text)) : undefined }
}

const respond = (username: string, Session: unknown, CREDENTIAL: string) => {
  const ChallengeResponses = { USERNAME: username, CREDENTIAL }
  return post(pool, 'RespondToAuthChallenge', { ChallengeName: 'WEB_AUTHN', Session, ChallengeResponses })
}

const plain = fixtureUsers.plain.username
const refused = { status: 400, body: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' } }

it('registers a passkey, lists it, signs in by it and deletes it', async () => {
  const AccessToken = await accessTokenOf(plain)
  const passkey = await createAuthenticator({ origin })
  const { options, answer } = await register(AccessToken, passkey)
  expect(answer).toEqual({ status: 200, body: {} })
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Padma Weaves' },
    user: { name: plain },
    authenticatorSelection: { residentKey: 'required' },
  })
  const listed = await post(pool, 'ListWebAuthnCredentials', { AccessToken })
  expect(listed.body['Credentials']).toEqual([
    {
      CredentialId: passkey.id,
      FriendlyCredentialName: 'Chrome on Android',
      RelyingPartyId: 'localhost',
      AuthenticatorAttachment: 'platform',
      AuthenticatorTransports: ['internal'],
      CreatedAt: expect.closeTo(pool.now() / 1000, 0) as number, // a matcher
    },
  ])
  const started = await startSignIn(plain)
  expect(started.options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: passkey.id }] })
  const done = await respond(plain, started.Session, await passkey.get(started.options))
  expect(Object.keys(done.body)).toContain('AuthenticationResult')
  await post(pool, 'DeleteWebAuthnCredential', { AccessToken, CredentialId: passkey.id })
  expect((await startSignIn(plain)).step).toBe('SELECT_CHALLENGE')
})

it('refuses an assertion of another passkey, another challenge, another origin, or one that was used', async () => {
  const passkey = await createAuthenticator({ origin })
  await register(await accessTokenOf(plain), passkey)
  const stranger = await createAuthenticator({ origin })
  const other = await startSignIn(plain)
  for (const make of [
    (options: { challenge: string }) => stranger.get(options),
    () => passkey.get(other.options),
    async () => (await passkey.get(other.options)).replaceAll(passkey.id, stranger.id),
    () => Promise.resolve('{'),
    () => Promise.resolve('{}'),
  ]) {
    const { Session, options } = await startSignIn(plain)
    expect(await respond(plain, Session, await make(options))).toEqual(refused)
  }
  const { Session, options } = await startSignIn(plain)
  const assertion = await passkey.get(options)
  expect((await respond(plain, Session, assertion)).status).toBe(200)
  expect((await respond(plain, Session, assertion)).status).toBe(400)
  expect(await respond(plain, (await startSignIn(plain)).Session, assertion)).toEqual(refused)
})

it('takes one passkey for a registration that was started', async () => {
  const AccessToken = await accessTokenOf(plain)
  const { body } = await post(pool, 'StartWebAuthnRegistration', { AccessToken })
  const passkey = await createAuthenticator({ origin })
  const Credential = await passkey.create(Object(body['CredentialCreationOptions']))
  const complete = () => post(pool, 'CompleteWebAuthnRegistration', { AccessToken, Credential })
  expect((await complete()).status).toBe(200)
  expect((await complete()).body['__type']).toBe('WebAuthnNotEnabledException')
})

it('ignores the attestation of a passkey, whose certificates may name any address', async () => {
  const AccessToken = await accessTokenOf(plain)
  const { answer } = await register(AccessToken, await createAuthenticator({ origin, attestation: 'android-key' }))
  expect(answer).toEqual({ status: 200, body: {} })
})

it('refuses a passkey that was made for another page', async () => {
  const AccessToken = await accessTokenOf(plain)
  for (const elsewhere of ['http://localhost:8080', 'https://attacker.example']) {
    const { answer } = await register(AccessToken, await createAuthenticator({ origin: elsewhere, rpId: 'localhost' }))
    expect(answer.body['__type']).toBe('InvalidParameterException')
  }
})

it.each([
  [true, 'AuthenticationResult'],
  [false, 'SOFTWARE_TOKEN_MFA'],
])('asks for a second factor unless the passkey has verified its user (%s)', async (verifiesUser, outcome) => {
  pool = openPool()
  const { mfa, totp } = fixtureUsers.totp
  const passkey = await createAuthenticator({ origin, verifiesUser })
  await seedUsers(pool.records, poolIds, [fixtureUsers.plain], pool.now())
  const AccessToken = await accessTokenOf(plain)
  await register(AccessToken, passkey)
  // The account has got its second factor since.
  const stored = await pool.records.get('user', plain)
  const user: unknown = JSON.parse(stored?.value ?? '')
  const value = JSON.stringify({ ...Object(user), mfa, totp })
  await pool.records.put('user', plain, { value, expiresAt: null }, stored?.version)
  const { Session, options } = await startSignIn(plain)
  const { body } = await respond(plain, Session, await passkey.get(options))
  expect(JSON.stringify(body)).toContain(outcome)
})

it('allows another factor after a passkey was cancelled', async () => {
  await register(await accessTokenOf(plain), await createAuthenticator({ origin }))
  const { Session } = await startSignIn(plain)
  const ChallengeResponses = { USERNAME: plain, ANSWER: 'PASSWORD', PASSWORD: password }
  const chosen = { ChallengeName: 'SELECT_CHALLENGE', Session, ChallengeResponses }
  const { body } = await post(pool, 'RespondToAuthChallenge', chosen)
  expect(Object.keys(body)).toContain('AuthenticationResult')
})

/** Does something once, right before the next time that an account is written. */
function beforeNextChange(act: () => Promise<unknown>) {
  const { put } = pool.records
  const spy = vi.spyOn(pool.records, 'put').mockImplementation(async (kind, ...rest) => {
    if (kind === 'user') {
      spy.mockRestore()
      await act()
    }
    return put(kind, ...rest)
  })
}

it('refuses a passkey that is deleted while its assertion is checked', async () => {
  const AccessToken = await accessTokenOf(plain)
  const passkey = await createAuthenticator({ origin })
  await register(AccessToken, passkey)
  const { Session, options } = await startSignIn(plain)
  const statuses: number[] = []
  beforeNextChange(async () => {
    const { status } = await post(pool, 'DeleteWebAuthnCredential', { AccessToken, CredentialId: passkey.id })
    statuses.push(status)
  })
  expect(await respond(plain, Session, await passkey.get(options))).toEqual(refused)
  expect(statuses).toEqual([200])
})

it('refuses an assertion whose counter was passed while it was checked', async () => {
  const passkey = await createAuthenticator({ origin })
  await register(await accessTokenOf(plain), passkey)
  const [first, second] = [await startSignIn(plain), await startSignIn(plain)]
  const [lower, higher] = [await passkey.get(first.options), await passkey.get(second.options)]
  const statuses: number[] = []
  beforeNextChange(async () => void statuses.push((await respond(plain, second.Session, higher)).status))
  expect(await respond(plain, first.Session, lower)).toEqual(refused)
  expect(statuses).toEqual([200])
})

it('limits the stored fields of a passkey, and an account to twenty of them', async () => {
  const AccessToken = await accessTokenOf(plain)
  const odd = async (authenticator: Authenticator) => {
    const { body } = await post(pool, 'StartWebAuthnRegistration', { AccessToken })
    const made = Object(await authenticator.create(Object(body['CredentialCreationOptions'])))
    const response = { ...made.response, transports: ['usb', 7, 'x'.repeat(9000)] }
    const Credential = { ...made, response, authenticatorAttachment: 'x'.repeat(9000) }
    return post(pool, 'CompleteWebAuthnRegistration', { AccessToken, Credential })
  }
  for (let stored = 0; stored < 20; stored += 1) {
    expect((await odd(await createAuthenticator({ origin }))).status).toBe(200)
  }
  const refusal = await odd(await createAuthenticator({ origin }))
  expect([refusal.status, refusal.body['__type']]).toEqual([400, 'LimitExceededException'])
  const { body } = await post(pool, 'ListWebAuthnCredentials', { AccessToken })
  expect(body['Credentials']).toHaveLength(20)
  expect(Object(body['Credentials'])[0]).toMatchObject({ AuthenticatorTransports: ['usb'] })
  expect(Object(body['Credentials'])[0]).not.toHaveProperty('AuthenticatorAttachment')
})
