import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListDevicesCommand,
  NotAuthorizedException,
  SignUpCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type IAuthenticationCallback,
} from 'amazon-cognito-identity-js'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixturePassword as password, fixtureUsers } from '#mocks/identityUsers.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { connect } from './amplify.ts'
import { endpoint, openPool, poolIds, type OpenPool } from './openPool.ts'

let pool: OpenPool

beforeEach(async () => {
  pool = openPool({ settings: { devices: 'always' } })
  await seedUsers(pool.records, poolIds, Object.values(fixtureUsers), pool.now())
})

/* oxlint-disable typescript/no-deprecated -- An independent client of the protocol; its successor is Amplify itself. */
describe('amazon-cognito-identity-js', () => {
  beforeEach(() => {
    connect(pool)
    vi.stubGlobal('window', {})
  })
  afterEach(() => vi.unstubAllGlobals())

  /** What a tab keeps. */
  const storage = () => {
    const values = new Map<string, string>()
    return {
      setItem: (key: string, value: string) => void values.set(key, value),
      getItem: (key: string) => values.get(key) ?? null,
      removeItem: (key: string) => void values.delete(key),
      clear: () => values.clear(),
    }
  }

  function signIn(username: string, typed: string, Storage = storage()): Promise<string> {
    const { userPoolId, clientId } = poolIds
    const Pool = new CognitoUserPool({ UserPoolId: userPoolId, ClientId: clientId, endpoint, Storage })
    const user = new CognitoUser({ Username: username, Pool, Storage })
    return new Promise((resolve, reject) => {
      const callbacks: IAuthenticationCallback = {
        onSuccess: (session) => resolve(session.getIdToken().getJwtToken()),
        onFailure: (error: Error) => reject(error),
        mfaRequired: () => user.sendMFACode(pool.sent.at(-1)?.code ?? '', callbacks),
      }
      user.authenticateUser(new AuthenticationDetails({ Username: username, Password: typed }), callbacks)
    })
  }

  it('signs in by SRP, and is refused with a wrong password', async () => {
    const { username } = fixtureUsers.plain
    expect(await pool.verify(await signIn(username, password))).toMatchObject({ email: username })
    await expect(signIn(username, 'wrong')).rejects.toMatchObject({ code: 'NotAuthorizedException' })
  })

  it('signs in by SMS, and the next time by its device', async () => {
    const Storage = storage()
    const { username } = fixtureUsers.sms
    expect(await pool.verify(await signIn(username, password, Storage))).toBeDefined()
    expect(pool.sent).toHaveLength(1)
    expect(await pool.verify(await signIn(username, password, Storage))).toBeDefined()
    expect(pool.sent).toHaveLength(1)
  })
})

/* oxlint-enable typescript/no-deprecated */

describe('the AWS SDK', () => {
  let server: ReturnType<typeof createAdaptorServer>
  let client: CognitoIdentityProviderClient

  beforeAll(async () => {
    server = createAdaptorServer({ fetch: (request) => pool.fetch(request, { address: '192.0.2.1' }) })
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const credentials = { accessKeyId: 'none', secretAccessKey: 'none' }
    client = new CognitoIdentityProviderClient({
      region: 'ap-south-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials,
    })
  })
  afterAll(() => {
    client.destroy()
    server.close()
  })

  const ClientId = poolIds.clientId

  it('signs up, confirms, signs in and reads itself', async () => {
    const Username = 'sdk@shop.test'
    const signedUp = await client.send(new SignUpCommand({ ClientId, Username, Password: password }))
    expect(signedUp.CodeDeliveryDetails).toEqual({
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: 's***@s***',
    })
    await client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: pool.codeTo(Username) }))
    const AuthParameters = { USERNAME: Username, PASSWORD: password }
    const auth = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
    const { AuthenticationResult: tokens } = await client.send(auth)
    const AccessToken = tokens?.AccessToken
    const user = await client.send(new GetUserCommand({ AccessToken }))
    expect(user).toMatchObject({ Username, UserMFASettingList: [] })
    expect(user.UserAttributes).toContainEqual({ Name: 'sub', Value: signedUp.UserSub })
    expect((await client.send(new ListDevicesCommand({ AccessToken }))).Devices).toEqual([])
  })

  it('knows the errors', async () => {
    const Username = fixtureUsers.plain.username
    const taken = client.send(new SignUpCommand({ ClientId, Username, Password: password }))
    await expect(taken).rejects.toBeInstanceOf(UsernameExistsException)
    const AuthParameters = { USERNAME: Username, PASSWORD: 'wrong' }
    const auth = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
    await expect(client.send(auth)).rejects.toBeInstanceOf(NotAuthorizedException)
    const other = new SignUpCommand({ ClientId: 'another', Username: 'x@shop.test', Password: password })
    await expect(client.send(other)).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  })
})
