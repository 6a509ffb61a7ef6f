import { expect, it } from 'vitest'
import * as fc from 'fast-check'
import { identityRequests } from '#contract/identity.ts'
import { fixturePassword as password, fixtureUsers } from '#mocks/identityUsers.ts'
import { fieldsOf } from '#domain/product/read.ts'
import { isAction } from '#server/identity/actions.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { endpoint, openPool, poolIds, post, type OpenPool } from './openPool.ts'
import samples from './wireSamples.json' with { type: 'json' }

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

/** Every request on record, by its action. */
const recorded = Object.entries(samples).map(([name, { request }]) => ({
  action: name.split(' / ')[0] ?? '',
  request: request as Record<string, unknown>, // each has a shape of its own
}))

/** The recorded request with what is valid now: this client, a fixture user, live tokens and a live session. */
function madeValid(request: object, live: Readonly<Record<string, string>>): Record<string, unknown> {
  const text = JSON.stringify(request, (name, value: unknown) =>
    typeof value === 'string' ? (live[name] ?? value) : value,
  )
  return JSON.parse(text) as Record<string, unknown> // what was an object
}

/** Replaces one leaf, or removes it where the value is undefined. `pick` is between 0 and 1. */
function mutate(request: Record<string, unknown>, pick: number, value: unknown): void {
  const leaves: (() => void)[] = []
  const visit = (parent: Record<string, unknown>) => {
    for (const name of Object.keys(parent)) {
      leaves.push(() => void (parent[name] = value))
      // An object or an array, whose items are leaves as well.
      if (parent[name] instanceof Object) visit(parent[name] as Record<string, unknown>)
    }
  }
  visit(request)
  leaves[Math.min(leaves.length - 1, Math.floor(pick * leaves.length))]?.()
}

it('answers or refuses a valid request with a changed field, and never fails', async () => {
  let pool: OpenPool
  let live: Record<string, string> = {}
  const username = fixtureUsers.plain.username
  async function renew(): Promise<void> {
    pool = await openSeeded()
    const challenge = await post(pool, 'InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: fixtureUsers.choice.username },
    })
    const { status, body } = await post(pool, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: password },
    })
    // Without a session and tokens every request would be refused at once.
    expect([challenge.status, status]).toEqual([200, 200])
    const tokens = fieldsOf(body['AuthenticationResult'])
    const [AccessToken, RefreshToken] = [String(tokens['AccessToken']), String(tokens['RefreshToken'])]
    live = {
      ClientId: poolIds.clientId,
      Username: username,
      USERNAME: fixtureUsers.choice.username,
      PASSWORD: password,
      Password: password,
      PreviousPassword: password,
      Session: String(challenge.body['Session']),
      SRP_A: 'ab'.repeat(384),
      AccessToken,
      RefreshToken,
      Token: RefreshToken,
    }
  }
  let asked = 0
  let parsed = 0
  const outcomes = new Set<unknown>()
  const place = fc.double({ min: 0, max: 1, noNaN: true })
  // Mostly texts: a value of another type is refused by the parser.
  const replacement = fc.oneof({ weight: 6, arbitrary: texts }, values, fc.constant(undefined))
  const changes = fc.array(fc.tuple(place, replacement), { maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...recorded), changes, async ({ action, request }, each) => {
      // What was asked may have ended the session, or deleted the account.
      if (asked % 10 === 0) await renew()
      const sent = madeValid(request, live)
      for (const [pick, value] of each) mutate(sent, pick, value)
      const { status, body } = await post(pool, action, sent, { address: `192.0.2.${asked % 250}` })
      asked += 1
      if (isAction(action) && identityRequests[action].safeParse(sent).success) parsed += 1
      outcomes.add(status === 200 ? action : body['__type'])
      expect([200, 400]).toContain(status)
    }),
    { numRuns: 500 },
  )
  expect(asked).toBeGreaterThanOrEqual(500)
  expect(parsed).toBeGreaterThan(250)
  expect(outcomes.size).toBeGreaterThan(10)
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
