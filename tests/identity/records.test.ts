import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixturePassword as password, fixtureUsers } from '#mocks/identityUsers.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { identityRecordsSuite } from '#tests/contract/identityRecords.ts'
import { stores, type OpenedStore } from '#tests/contract/stores.ts'
import { openAmplify } from './amplify.ts'
import { openPool, poolIds, post, type OpenPool } from './openPool.ts'

describe.each(stores)('the records of accounts over $name', ({ open }) => {
  let opened: OpenedStore | undefined
  const records = () => opened?.identityRecords ?? expect.fail('the store is not open')
  beforeAll(async () => {
    opened = await open([])
  })
  afterAll(async () => opened?.close())

  identityRecordsSuite(records)

  describe('two servers over one store', () => {
    let servers: OpenPool[]
    const oneAfterTheOther = () => {
      let asked = 0
      return { fetch: (request: Request) => server(asked++ % 2).fetch(request, { address: '192.0.2.1' }) }
    }
    const server = (index: number) => servers[index] ?? expect.fail('there are two')

    beforeEach(async () => {
      const signingKey = undefined
      servers = [0, 1].map(() => openPool({ records: records(), settings: { signingKey } }))
      await seedUsers(records(), poolIds, Object.values(fixtureUsers), Date.now())
    })

    afterEach(() => {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    })

    it('check a try of each of twenty shoppers of one network at once', async () => {
      const tries = Array.from({ length: 20 }, (_, index) =>
        post(server(index % 2), 'InitiateAuth', {
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: `u${index}@shop.test`, PASSWORD: 'wrong' },
        }),
      )
      const said = (await Promise.all(tries)).map(({ body }) => body['message'])
      expect(said).toEqual(Array.from({ length: 20 }, () => 'Incorrect username or password.'))
    })

    it('serve one sign-in, with one key', async () => {
      const amplify = await openAmplify(oneAfterTheOther())
      const { nextStep } = await amplify.signIn({ username: fixtureUsers.email.username, password })
      expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE')
      const code = servers.flatMap(({ sent }) => sent).at(-1)?.code ?? ''
      await amplify.confirmSignIn({ challengeResponse: code })
      const { tokens } = await amplify.fetchAuthSession({ forceRefresh: true })
      for (const { verify, jwks } of servers) {
        expect(await verify(String(tokens?.idToken))).toMatchObject({ email: fixtureUsers.email.username })
        expect(await jwks()).toEqual(await server(0).jwks())
      }
      await amplify.signOut()
      for (const { verify } of servers) expect(await verify(String(tokens?.idToken))).toBeUndefined()
    })

    it('share the count of guesses and the end of a session', async () => {
      const username = fixtureUsers.sms.username
      const signIn = (index: number, typed: string) => {
        const AuthParameters = { USERNAME: username, PASSWORD: typed }
        return post(server(index), 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
      }
      const { body } = await signIn(0, password)
      const code = server(0).sent.at(-1)?.code ?? ''
      const ChallengeResponses = { USERNAME: username, SMS_MFA_CODE: code }
      const step = { ChallengeName: 'SMS_MFA', Session: body['Session'], ChallengeResponses }
      const answers = await Promise.all(
        [0, 1, 0, 1].map((index) => post(server(index), 'RespondToAuthChallenge', step)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const said = []
      for (let tried = 0; tried < 8; tried += 1) said.push((await signIn(tried % 2, 'wrong')).body['message'])
      expect(said.slice(-2)).toEqual(['Password attempts exceeded', 'Password attempts exceeded'])
    })

    it('create one account for a name, however many sign up concurrently', async () => {
      const body = { Username: `new-${crypto.randomUUID()}@shop.test`, Password: password }
      const signUps = await Promise.all([0, 1, 0, 1].map((index) => post(server(index), 'SignUp', body)))
      expect(signUps.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(signUps.map(({ body: { __type: type } }) => type).filter(Boolean)).toEqual(
        Array.from({ length: 3 }, () => 'UsernameExistsException'),
      )
    })
  })
})
