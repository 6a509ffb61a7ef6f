import { expect, it } from 'vitest'
import * as fc from 'fast-check'
import { identityRequests } from '#contract/identity.ts'
import { fixturePassword as password, fixtureUsers } from '#mocks/identityUsers.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { endpoint, openPool, poolIds, post, type OpenPool } from './openPool.ts'

const actions = Object.keys(identityRequests)

/** Names that a request may carry, and values that nobody expects there. */
const names = `Username Password AccessToken Session AuthFlow AuthParameters ChallengeName ChallengeResponses
  ConfirmationCode UserAttributes Token RefreshToken Credential UserCode DeviceKey DeviceSecretVerifierConfig
  AttributeName Code USERNAME SRP_A ANSWER CREDENTIAL __proto__ constructor Name Value`.split(/\s+/)

const steps = ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'CUSTOM_AUTH', 'USER_AUTH', 'PASSWORD_VERIFIER', 'WEB_AUTHN']
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(...steps, ...Object.values(fixtureUsers).map(({ username }) => username)),
  fc.constantFrom(password, '0', 'f'.repeat(768), '\u0000', '\ud800', '{', '%00', 'x'.repeat(5000), "' or 1=1 --"),
)
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    texts,
    fc.double(),
    fc.constant(null),
    fc.boolean(),
    tie('list'),
    tie('fields'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  fields: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 6 }),
})).value

async function openSeeded(): Promise<OpenPool> {
  const pool = openPool()
  await seedUsers(pool.records, poolIds, Object.values(fixtureUsers), pool.now())
  return pool
}

it('answers or refuses whatever is sent, and never fails', async () => {
  const pool = await openSeeded()
  const body = fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 8 })
  let asked = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...actions), body, async (action, sent) => {
      const { status } = await post(pool, action, sent, { address: `192.0.2.${asked % 250}` })
      asked += 1
      expect([200, 400]).toContain(status)
    }),
    { numRuns: 1500 },
  )
  expect(asked).toBeGreaterThanOrEqual(1500)
})

it.each([
  ['', '{}', 'UnknownOperationException'],
  ['constructor', '{}', 'UnknownOperationException'],
  ['SignUp', '{', 'SerializationException'],
  ['SignUp', 'null', 'InvalidParameterException'],
  ['SignUp', `"${'x'.repeat(70_000)}"`, 'InvalidParameterException'],
  ['SignUp', '['.repeat(50_000), 'SerializationException'],
])('refuses %s %.20s', async (action, text, name) => {
  const pool = await openSeeded()
  const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` }
  const answer = await pool.fetch(new Request(endpoint, { method: 'POST', headers, body: text }))
  expect([answer.status, Object(await answer.json()).__type]).toEqual([400, name])
})

it('keeps no password, and no address of a client', async () => {
  const pool = openPool()
  const stored: string[] = []
  const put = pool.records.put
  pool.records.put = (kind, key, record, version) => {
    stored.push(kind, key, record.value)
    return put(kind, key, record, version)
  }
  const account = { Username: 'meera@shop.test', Password: password }
  await post(pool, 'SignUp', account)
  await post(pool, 'ConfirmSignUp', { ...account, ConfirmationCode: pool.codeTo('meera@shop.test') })
  const AuthParameters = { USERNAME: account.Username, PASSWORD: password }
  const { status } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  expect(status).toBe(200)
  expect(stored.length).toBeGreaterThan(10)
  expect(stored.filter((each) => each.includes(password) || each.includes('192.0.2.1'))).toEqual([])
})
