import { TOTP, Secret } from 'otpauth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { identityRequests } from '#contract/identity.ts'
import { fixturePassword as password, fixtureTotpSecret, fixtureUsers } from '#mocks/identityUsers.ts'
import { fieldsOf } from '#domain/product/read.ts'
import { isAction } from '#server/identity/actions.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { openAmplify, wire, type RealAmplify, type WireCall } from './amplify.ts'
import { openPool, poolIds, post, type OpenPool } from './openPool.ts'
import samples from './wireSamples.json' with { type: 'json' }

interface Sample {
  request: Record<string, unknown>
  /** Null where the answer had no body. */
  response: Record<string, unknown> | null
}

const recorded = Object.entries(samples as Record<string, Sample>) // requests and answers have many shapes

/** What the pool on record did and this one does not, with the reason. */
const differences: Readonly<Record<string, string>> = {
  'InitiateAuth USER_SRP_AUTH SRP_A+USERNAME NotAuthorizedException': 'an unknown name is told apart by nothing',
  'RevokeToken InternalErrorException': 'a fault: revoking after the account was deleted is no error',
}

/** Fields on record that are left out on purpose, by action or challenge. */
const leftOut: readonly (readonly [exchange: RegExp, field: string])[] = [
  // Whoever signs up with another's address must not be signed in when the owner confirms it.
  [/^SignUp ok$/, '.Session'],
  // The question of a custom step is each pool's own.
  [/CUSTOM_CHALLENGE$/, '.ChallengeParameters.hint'],
]

/** Fields that are not on record: a device is offered in more exchanges, and the question of a custom step is our own. */
const addedOnPurpose = /\.NewDeviceMetadata\.|\.question$/

let pool: OpenPool
const seen = new Map<string, WireCall>()

beforeEach(() => {
  pool = openPool({ settings: { devices: 'always' } })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('understands every request on record', () => {
  const refused = recorded.flatMap(([name, { request }]) => {
    const [action = ''] = name.split(' / ')
    const issues = isAction(action) ? identityRequests[action].safeParse(request).error?.issues : ['no such action']
    return issues?.length ? [[name, issues]] : []
  })
  expect(refused).toEqual([])
  expect(recorded.length).toBeGreaterThanOrEqual(67)
})

it('answers every exchange on record in the same shape', async () => {
  await seedUsers(pool.records, poolIds, Object.values(fixtureUsers), pool.now())
  await everyExchange()
  const expected = recorded.map(([name, { request, response }]) => {
    const answer = response ?? {}
    return { key: keyOf(name.split(' / ')[0] ?? '', request, answer), answer: 'error' in answer ? {} : answer }
  })
  const compared = expected.filter(({ key }) => !(key in differences))
  expect(compared).toHaveLength(recorded.length - Object.keys(differences).length)
  const wrong = compared.flatMap(({ key, answer }) => {
    const exchange = seen.get(key)
    return exchange ? missingIn(exchange.answer, answer).map((field) => ({ key, field })) : [{ key, field: 'never' }]
  })
  const isLeftOut = ({ key, field }: { key: string; field: string }) =>
    leftOut.some(([exchange, name]) => exchange.test(key) && name === field)
  expect(wrong.filter((each) => !isLeftOut(each))).toEqual([])
  const added = compared
    // An error is on record as one text.
    .filter(({ answer }) => Object.keys(answer).length > 0)
    .flatMap(({ key, answer }) => missingIn(answer, seen.get(key)?.answer).map((field) => ({ key, field })))
  expect(added.filter(({ field }) => !addedOnPurpose.test(field))).toEqual([])
})

/** Signs in and up in every way, and calls every action. */
async function everyExchange(): Promise<void> {
  const users = fixtureUsers
  const open = () => openAmplify(pool)
  const totp = (secret = fixtureTotpSecret) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: pool.now() })
  const choice = { authFlowType: 'USER_AUTH' } as const
  const plainPassword = { authFlowType: 'USER_PASSWORD_AUTH' } as const
  const phone = '+919847000000'

  /** One sign-in in a browser of its own, with these answers. */
  async function run(
    sign: (amplify: RealAmplify) => Promise<unknown>,
    ...answers: readonly (string | (() => string))[]
  ): Promise<RealAmplify> {
    const amplify = await open()
    await sign(amplify).catch(() => undefined)
    for (const each of answers) {
      const challengeResponse = typeof each === 'string' ? each : each()
      const options = { userAttributes: challengeResponse.endsWith('@2') ? { given_name: 'A' } : {} }
      await amplify.confirmSignIn({ challengeResponse, options }).catch(() => undefined)
    }
    note()
    return amplify
  }
  const bySrp = (name: keyof typeof users) => (amplify: RealAmplify) =>
    amplify.signIn({ username: users[name].username, password })

  const plain = await run(bySrp('plain'))
  await plain.fetchUserAttributes()
  await plain.updateUserAttributes({ userAttributes: { phone_number: '+919847012345', given_name: 'A' } })
  await plain.confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode: pool.codeTo('+919847012345') })
  await plain.updatePassword({ oldPassword: password, newPassword: 'Pochampally@2' })
  await plain.updateMFAPreference({ email: 'ENABLED' })
  await plain.fetchAuthSession({ forceRefresh: true })
  await plain.fetchDevices()
  await plain.rememberDevice()
  await plain.forgetDevice()
  await plain.signOut({ global: true })
  note()
  await run((amplify) => amplify.signIn({ username: users.plain.username, password: 'wrong' }))
  await run((amplify) => amplify.signIn({ username: users.choice.username, password, options: plainPassword }))
  await run(bySrp('totp'), '000000', () => totp())
  await run((amplify) => amplify.signIn({ username: users.totp.username, password, options: plainPassword }))
  await run(bySrp('sms'), () => pool.codeTo(phone))
  await run(bySrp('email'), () => pool.codeTo(users.email.username))
  await run(bySrp('selectMfa'), 'EMAIL')
  const secret = () => /"SecretCode":"(\w+)"/.exec(JSON.stringify(wire))?.[1] ?? ''
  await run(bySrp('setUpMfa'), 'TOTP', '000000', () => totp(secret()))
  await run(bySrp('setUpEmail'), 'other@shop.test')
  // Without the attribute it lacks, too weak, and right.
  await run(bySrp('newPassword'), 'short@', 'Pochampally@2')
  await run(bySrp('unconfirmed'))
  await run(bySrp('resetRequired'))
  const forgetful = await open()
  const username = users.resetRequired.username
  await forgetful.resetPassword({ username })
  await forgetful.confirmResetPassword({ username, confirmationCode: pool.codeTo(username), newPassword: password })
  note()

  const custom = { username: users.custom.username }
  const bySrpAndCustom = { ...custom, password, options: { authFlowType: 'CUSTOM_WITH_SRP' } } as const
  await run((amplify) => amplify.signIn(bySrpAndCustom), 'zari', 'pallu')
  await run((amplify) => amplify.signIn({ ...custom, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } }))

  const chosen = { username: users.choice.username, options: choice }
  await run((amplify) => amplify.signIn(chosen), 'PASSWORD', password)
  await run((amplify) => amplify.signIn(chosen), 'PASSWORD_SRP', password)
  await run((amplify) => amplify.signIn(chosen), 'EMAIL_OTP')
  await run(
    (amplify) => amplify.signIn(chosen),
    'SMS_OTP',
    () => pool.codeTo(phone),
  )
  for (const preferredChallenge of ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'WEB_AUTHN'] as const) {
    const options = { ...choice, preferredChallenge }
    await run((amplify) => amplify.signIn({ username: users.choice.username, password, options }))
  }

  const fresh = await open()
  const signUp = { username: 'new@shop.test', password, options: { autoSignIn: choice } }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await fresh.signUp({ ...signUp, options: { ...signUp.options, userAttributes: { email: signUp.username } } })
  await fresh.resendSignUpCode({ username: signUp.username })
  await fresh.confirmSignUp({ username: signUp.username, confirmationCode: 'x' }).catch(() => undefined)
  await fresh.confirmSignUp({ username: signUp.username, confirmationCode: pool.codeTo(signUp.username) })
  await fresh.autoSignIn()
  await fresh.deleteUser()
  vi.useRealTimers()
  note()

  for (const options of [{ authFlowType: 'USER_SRP_AUTH' } as const, plainPassword]) {
    const amplify = await open()
    const again = { username: users.choice.username, password, options }
    await amplify.signIn(again)
    await amplify.signOut()
    await amplify.signIn(again)
    const AccessToken = (await amplify.fetchAuthSession()).tokens?.accessToken.toString()
    // Not by Amplify, which would forget the device in this browser, too.
    for (const { id } of await amplify.fetchDevices()) await post(pool, 'ForgetDevice', { AccessToken, DeviceKey: id })
    await amplify.signOut()
    await amplify.signIn(again)
    note()
  }
}

/** Keeps what has happened since the last call. */
function note(): void {
  for (const call of wire) {
    seen.set(keyOf(call.action, fieldsOf(call.body), fieldsOf(call.answer)), call)
  }
  wire.length = 0
}

/** An exchange by its action, challenge, the names of its parameters and its outcome. */
function keyOf(action: string, request: Record<string, unknown>, response: Record<string, unknown>): string {
  const parameters = request['AuthParameters'] ?? request['ChallengeResponses']
  const names = Object.keys(Object(parameters) as object)
  const step = request['AuthFlow'] ?? request['ChallengeName']
  const {
    error: recordedError = '',
    __type: error = /^\w*/.exec(typeof recordedError === 'string' ? recordedError : '')?.[0],
  } = response
  const outcome = error || response['ChallengeName'] || (response['AuthenticationResult'] ? 'tokens' : 'ok')
  return [action, step, names.sort().join('+'), outcome].filter(Boolean).join(' ')
}

/** Fields of the one that the other lacks or holds as another type. */
function missingIn(answer: unknown, sample: unknown, path = ''): string[] {
  if (Array.isArray(sample)) {
    if (!Array.isArray(answer)) return [path]
    return sample.length > 0 && answer.length > 0 ? missingIn(answer[0], sample[0], `${path}[]`) : []
  }
  if (typeof sample !== 'object' || sample === null) return typeof answer === typeof sample ? [] : [path]
  return Object.entries(sample).flatMap(([name, value]) => {
    return missingIn(fieldsOf(answer)[name], value, `${path}.${name}`)
  })
}
