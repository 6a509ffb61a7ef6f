import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, it } from 'vitest'
import { fixturePassword as password, fixtureTotpSecret, fixtureUsers } from '#mocks/identityUsers.ts'
import { guessLimits } from '#domain/account/identityLimits.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { openPool, poolIds, post, type OpenPool } from './openPool.ts'

let pool: OpenPool
const { username } = fixtureUsers.plain
const home = '192.0.2.1'
const exceeded = 'Password attempts exceeded'
const refused = 'Incorrect username or password.'

beforeEach(async () => {
  pool = openPool()
  await seedUsers(pool.records, poolIds, Object.values(fixtureUsers), pool.now())
})

async function signIn(typed: string, address: string, more: object = {}, name = username) {
  const AuthParameters = { USERNAME: name, PASSWORD: typed, ...more }
  const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }, { address })
  return body['message'] ?? 'signed in'
}

it('delays a thousand wrong passwords ever longer, while the owner can sign in', async () => {
  await signIn(password, home)
  let judged = 0
  for (let tried = 0; tried < 1000; tried += 1) {
    const said = await signIn('wrong', '198.51.100.7')
    expect([refused, exceeded]).toContain(said)
    judged += Number(said === refused)
    pool.pass(1000)
  }
  // Within a thousand seconds only a few passwords were checked.
  expect(judged).toBeGreaterThanOrEqual(guessLimits.freeTries)
  expect(judged).toBeLessThan(16)
  // The right password is delayed too: otherwise a correct guess would show.
  expect(await signIn(password, '198.51.100.7')).toBe(exceeded)
  expect(await signIn(password, home)).toBe('signed in')
})

it('delays a network by one second after five failures, then twice as long each time, up to 15 minutes', async () => {
  const stranger = '198.51.100.7'
  for (let tried = 0; tried < 5; tried += 1) expect(await signIn('wrong', stranger)).toBe(refused)
  for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
    pool.pass(seconds * 1000 - 1)
    expect([seconds, await signIn('wrong', stranger)]).toEqual([seconds, exceeded])
    pool.pass(1)
    expect([seconds, await signIn('wrong', stranger)]).toEqual([seconds, refused])
  }
})

it('forgets the failures of a network after a quiet day, and not before', async () => {
  const stranger = '198.51.100.7'
  const answersUntilDelayed = async () => {
    const said = []
    for (let tried = 0; tried < 6; tried += 1) said.push(await signIn('wrong', stranger))
    return said.filter((each) => each === refused).length
  }
  expect(await answersUntilDelayed()).toBe(5)
  pool.pass(24 * 3_600_000 - 1)
  expect(await answersUntilDelayed()).toBe(1)
  pool.pass(24 * 3_600_000)
  expect(await answersUntilDelayed()).toBe(5)
})

it.each([
  [30 * 60_000, 1],
  [30 * 60_000 + 1, 2],
])('forgets one failure of a network at all accounts in half an hour: after %i ms %i more', async (passed, more) => {
  const answered = async (tries: number) => {
    const said = []
    for (let tried = 0; tried < tries; tried += 1)
      said.push(await signIn('wrong', '198.51.100.7', {}, `u${tried}@shop.test`))
    return said.filter((each) => each === refused).length
  }
  expect(await answered(31)).toBe(30)
  pool.pass(passed)
  expect(await answered(4)).toBe(more)
})

it('allows a new network one free try once strangers have failed twenty times', async () => {
  for (let tried = 0; tried < 18; tried += 1) await signIn('wrong', `203.0.113.${tried}`)
  // The second is the twentieth failure of strangers.
  const said = [await signIn('wrong', '198.51.100.7'), await signIn('wrong', '198.51.100.7')]
  expect(said).toEqual([refused, refused])
  expect(await signIn('wrong', '198.51.100.7')).toBe(exceeded)
  expect(await signIn('wrong', '198.51.100.8')).toBe(refused)
  expect(await signIn('wrong', '198.51.100.8')).toBe(exceeded)
})

it('delays guesses of many addresses at one account, and still checks the first try of each', async () => {
  let judged = 0
  for (let tried = 0; tried < 300; tried += 1) {
    judged += Number((await signIn('wrong', `203.0.113.${tried % 60}`)) === refused)
  }
  expect(judged).toBeLessThan(300 / 3)
  // The owner, from a new address.
  expect(await signIn(password, '198.51.100.99')).toBe('signed in')
})

it('delays guesses of one address at many accounts', async () => {
  const said = []
  for (let tried = 0; tried < 60; tried += 1)
    said.push(await signIn('wrong', '198.51.100.7', {}, `u${tried}@shop.test`))
  expect(said.filter((each) => each === refused)).toHaveLength(30)
  expect(await signIn('wrong', '198.51.100.8', {}, 'u99@shop.test')).toBe(refused)
})

it('does not count a try against the account when its network was already refused', async () => {
  for (let tried = 0; tried < guessLimits.freeTriesOfAddress; tried += 1) {
    await signIn('wrong', '198.51.100.7', {}, `u${tried}@shop.test`)
  }
  for (let tried = 0; tried < 10; tried += 1) expect(await signIn(password, '198.51.100.7')).toBe(exceeded)
  pool.pass(guessLimits.firstDelayMs)
  expect(await signIn(password, '198.51.100.7')).toBe('signed in')
})

it('does not delay a busy network for a typo now and then', async () => {
  const halfDay = guessLimits.forgottenAfterMs / 2
  for (let tried = 0; tried < 2 * guessLimits.freeTriesOfAddress; tried += 1) {
    expect(await signIn('wrong', home, {}, `u${tried}@shop.test`)).toBe(refused)
    pool.pass(halfDay)
  }
  expect(await signIn('wrong', home, {}, 'u99@shop.test')).toBe(refused)
  expect(await signIn(password, home)).toBe('signed in')
})

it('starts no delay of a network with a right password', async () => {
  for (let tried = 0; tried < guessLimits.freeTriesOfAddress; tried += 1) {
    await signIn('wrong', '198.51.100.7', {}, `u${tried}@shop.test`)
  }
  pool.pass(guessLimits.firstDelayMs)
  expect(await signIn(password, '198.51.100.7')).toBe('signed in')
  const other = fixtureUsers.totp.username
  expect(await signIn(password, '198.51.100.7', {}, other)).toBe('signed in')
  // A wrong one does.
  expect(await signIn('wrong', '198.51.100.7', {}, 'u98@shop.test')).toBe(refused)
  expect(await signIn('wrong', '198.51.100.7', {}, 'u99@shop.test')).toBe(exceeded)
})

it('counts parallel guesses, too', async () => {
  const said = await Promise.all(Array.from({ length: 40 }, () => signIn('wrong', '198.51.100.7')))
  expect(said.filter((each) => each === refused).length).toBeLessThanOrEqual(guessLimits.freeTries)
})

/** Signs the owner in and confirms her device; resolves with its key. */
async function confirmedDevice(): Promise<string> {
  const AuthParameters = { USERNAME: username, PASSWORD: password }
  const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  const { AccessToken, NewDeviceMetadata } = Object(body['AuthenticationResult'])
  const DeviceKey = String(NewDeviceMetadata.DeviceKey)
  const DeviceSecretVerifierConfig = { Salt: 'AQID', PasswordVerifier: 'AQID' }
  await post(pool, 'ConfirmDevice', { AccessToken, DeviceKey, DeviceSecretVerifierConfig })
  return DeviceKey
}

it('lets the owner in by her confirmed device from an address that is delayed', async () => {
  const DeviceKey = await confirmedDevice()
  for (let tried = 0; tried < 20; tried += 1) await signIn('wrong', home)
  expect(await signIn(password, home)).toBe(exceeded)
  expect(await signIn(password, home, { DEVICE_KEY: DeviceKey })).toBe('signed in')
  // An invented device key does not help.
  expect(await signIn(password, home, { DEVICE_KEY: 'ap-south-1_made-up' })).toBe(exceeded)
})

it('ends the delay of a confirmed device when the owner resets the password', async () => {
  const device = { DEVICE_KEY: await confirmedDevice() }
  for (let tried = 0; tried < 20; tried += 1) await signIn('wrong', home, device)
  expect(await signIn(password, home, device)).toBe(exceeded)
  await post(pool, 'ForgotPassword', { Username: username })
  const code = { ConfirmationCode: pool.codeTo(username), Password: 'Pochampally@2' }
  await post(pool, 'ConfirmForgotPassword', { Username: username, ...code }, { address: home })
  expect(await signIn('Pochampally@2', home, device)).toBe('signed in')
})

it('forgets a delay when the owner resets the password, and after a day', async () => {
  for (let tried = 0; tried < 20; tried += 1) await signIn('wrong', home)
  expect(await signIn(password, home)).toBe(exceeded)
  await post(pool, 'ForgotPassword', { Username: username })
  const code = { ConfirmationCode: pool.codeTo(username), Password: 'Pochampally@2' }
  await post(pool, 'ConfirmForgotPassword', { Username: username, ...code }, { address: home })
  expect(await signIn('Pochampally@2', home)).toBe('signed in')
  for (let tried = 0; tried < 20; tried += 1) await signIn('wrong', '198.51.100.7')
  pool.pass(guessLimits.forgottenAfterMs)
  expect(await signIn('wrong', '198.51.100.7')).toBe(refused)
})

it('lets the owner in after her clock was set back by an hour, and still slows guesses', async () => {
  for (let tried = 0; tried < 8; tried += 1) await signIn('wrong', home)
  expect(await signIn(password, home)).toBe(exceeded)
  pool.pass(-3_600_000)
  expect(await signIn(password, home)).toBe('signed in')
  const said = []
  for (let tried = 0; tried < 8; tried += 1) said.push(await signIn('wrong', home))
  expect(said.filter((each) => each === refused)).toHaveLength(guessLimits.freeTries)
})

it('sends codes again after the clock was set back, and still counts them', async () => {
  const statuses = async () => {
    const all = []
    for (let sent = 0; sent < 8; sent += 1)
      all.push((await post(pool, 'ForgotPassword', { Username: username })).status)
    return all
  }
  const first = await statuses()
  expect(first.at(-1)).toBe(400)
  pool.pass(-3_600_000)
  expect(await statuses()).toEqual(first)
})

it('sends 120 codes at the request of one network in 15 minutes, whoever they are for', async () => {
  const ask = async (name: string, address: string) =>
    (await post(pool, 'ForgotPassword', { Username: `${name}@shop.test` }, { address })).body['__type'] ?? 'sent'
  const said = []
  for (let asked = 0; asked < 120; asked += 1) said.push(await ask(`u${asked}`, '198.51.100.7'))
  expect(said).toEqual(Array.from({ length: 120 }, () => 'sent'))
  expect(await ask('u120', '198.51.100.7')).toBe('LimitExceededException')
  expect(await ask('u120', '198.51.100.8')).toBe('sent')
  pool.pass(15 * 60_000 - 1)
  expect(await ask('u121', '198.51.100.7')).toBe('LimitExceededException')
  pool.pass(1)
  expect(await ask('u121', '198.51.100.7')).toBe('sent')
})

it('sends the owner codes on a network she has signed in from, whatever strangers have asked for', async () => {
  await signIn(password, home)
  const ask = async (address: string) =>
    (await post(pool, 'ForgotPassword', { Username: username }, { address })).body['__type'] ?? 'sent'
  for (let asked = 0; asked < 30; asked += 1) expect(await ask(`203.0.113.${asked % 6}`)).toBe('sent')
  expect(await ask('203.0.113.7')).toBe('LimitExceededException')
  expect(await ask(home)).toBe('sent')
})

it('knows the last ten networks that an account has signed in from', async () => {
  const ask = async (address: string) =>
    (await post(pool, 'ForgotPassword', { Username: username }, { address })).body['__type'] ?? 'sent'
  for (let network = 0; network < 10; network += 1) await signIn(password, `192.0.2.${network}`)
  for (let asked = 0; asked < 30; asked += 1) await ask(`203.0.113.${asked % 6}`)
  expect(await ask('192.0.2.0')).toBe('sent')
  await signIn(password, '192.0.2.10')
  expect(await ask('192.0.2.0')).toBe('LimitExceededException')
})

it('delays guesses of one network at the codes of many accounts, also by a right code', async () => {
  await signIn(password, home)
  const reset = async (name: string, address: string, code: string) => {
    const asked = { Username: name, ConfirmationCode: code, Password: 'Pochampally@2' }
    return (await post(pool, 'ConfirmForgotPassword', asked, { address })).body['message'] ?? 'reset'
  }
  const said = []
  for (let tried = 0; tried < 60; tried += 1) said.push(await reset(`u${tried}@shop.test`, '198.51.100.7', 'wrong'))
  expect(said.filter((each) => each !== exceeded)).toHaveLength(30)
  await post(pool, 'ForgotPassword', { Username: username }, { address: home })
  const code = pool.codeTo(username)
  expect(await reset(username, '198.51.100.7', code)).toBe(exceeded)
  expect(await reset(username, '198.51.100.8', 'wrong')).toContain('Invalid verification code')
  expect(await reset(username, home, code)).toBe('reset')
})

it('treats a name without an account in the same way', async () => {
  const nobody = []
  const somebody = []
  for (let tried = 0; tried < 8; tried += 1) {
    nobody.push(await signIn('wrong', '198.51.100.7', {}, 'nobody@shop.test'))
    somebody.push(await signIn('wrong', '198.51.100.8'))
  }
  expect(nobody).toEqual(somebody)
})

it('counts the addresses of one IPv6 network as one', async () => {
  for (let tried = 0; tried < 5; tried += 1) await signIn('wrong', `2001:db8::${tried}`)
  expect(await signIn('wrong', '2001:db8:0:0:ffff::1')).toBe(exceeded)
  expect(await signIn('wrong', '2001:db8:0:1::1')).toBe(refused)
})

/** The responses to codes of an authenticator app, in one sign-in with the right password. */
async function typeCodes(address: string, codes: readonly string[]) {
  const { username: name } = fixtureUsers.totp
  const AuthParameters = { USERNAME: name, PASSWORD: password }
  const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }, { address })
  const said = []
  for (const code of codes) {
    const ChallengeResponses = { USERNAME: name, SOFTWARE_TOKEN_MFA_CODE: code }
    const step = { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: body['Session'], ChallengeResponses }
    const answer = await post(pool, 'RespondToAuthChallenge', step, { address })
    said.push(answer.body['message'] ?? 'signed in')
  }
  return said
}

const wrongCode = 'Invalid code or auth state for the user.'

it('checks three of the codes that are sent at once for one step of a sign-in', async () => {
  let isHeld = false
  let [reading, answered] = [0, 0]
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const { records } = pool
  // The account is read after an answer was counted, and before it is checked: no check ends until all are counted.
  const get: typeof records.get = async (kind, key) => {
    if (isHeld && kind === 'user') {
      reading += 1
      await held
    }
    return records.get(kind, key)
  }
  pool = openPool({ records: { ...records, get } })
  const { username: name } = fixtureUsers.totp
  const AuthParameters = { USERNAME: name, PASSWORD: password }
  const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  isHeld = true
  const ChallengeResponses = { USERNAME: name, SOFTWARE_TOKEN_MFA_CODE: '000000' }
  const step = { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: body['Session'], ChallengeResponses }
  const answers = Array.from({ length: 5 }, async () => {
    const answer = await post(pool, 'RespondToAuthChallenge', step)
    answered += 1
    return answer.body['message']
  })
  await expect.poll(() => reading + answered).toBe(5)
  isHeld = false
  release()
  const said = await Promise.all(answers)
  expect(said.filter((each) => each === wrongCode)).toHaveLength(3)
  const used = 'Invalid session for the user, session can only be used once.'
  expect(said.filter((each) => each === used)).toHaveLength(2)
})

it('delays guesses of a code, across many sign-ins', async () => {
  const said = []
  for (let tried = 0; tried < 5; tried += 1) said.push(...(await typeCodes(home, ['000000', '000000', '000000'])))
  expect(said.filter((each) => each === wrongCode)).toHaveLength(guessLimits.freeTries)
  expect(said).toContain(exceeded)
})

it('delays codes of an authenticator app for all new networks together', async () => {
  const app = new TOTP({ secret: Secret.fromBase32(fixtureTotpSecret) })
  const rightCode = () => app.generate({ timestamp: pool.now() })
  expect(await typeCodes(home, [rightCode()])).toEqual(['signed in'])
  let judged = 0
  for (let network = 0; network < 200; network += 1) {
    judged += Number((await typeCodes(`203.0.113.${network}`, ['000000'])).includes(wrongCode))
    pool.pass(1000)
  }
  expect(judged).toBeGreaterThanOrEqual(50)
  expect(judged).toBeLessThan(60)
  // The right code is delayed too, except where its owner has signed in before.
  expect(await typeCodes('198.51.100.99', [rightCode()])).toEqual([exceeded])
  expect(await typeCodes(home, [rightCode()])).toEqual(['signed in'])
})

it('lets nobody without the password delay the codes of an authenticator app', async () => {
  const { username: name } = fixtureUsers.totp
  for (let network = 0; network < 100; network += 1) await signIn('wrong', `203.0.113.${network}`, {}, name)
  const app = new TOTP({ secret: Secret.fromBase32(fixtureTotpSecret) })
  expect(await typeCodes('198.51.100.99', [app.generate({ timestamp: pool.now() })])).toEqual(['signed in'])
})

it('resets the tries of a network only when that network requests a code itself', async () => {
  const guess = async (address: string) => {
    const wrong = pool.codeTo(username) === '111111' ? '222222' : '111111'
    const asked = { Username: username, ConfirmationCode: wrong, Password: 'Pochampally@2' }
    return (await post(pool, 'ConfirmForgotPassword', asked, { address })).body['__type']
  }
  const ask = (address: string) => post(pool, 'ForgotPassword', { Username: username }, { address })
  const networks = Array.from({ length: 10 }, (_, at) => `198.51.100.${at + 1}`)
  const [first = '', second = ''] = networks
  await ask(first)
  const sent = pool.codeTo(username)
  for (const address of networks) {
    const said = []
    for (let tried = 0; tried < 5; tried += 1) said.push(await guess(address))
    expect(said).toEqual(Array.from({ length: 5 }, () => 'CodeMismatchException'))
  }
  // The code has had its fifty tries.
  expect(await guess('203.0.113.1')).toBe('ExpiredCodeException')
  await ask(first)
  expect(pool.codeTo(username)).not.toBe(sent)
  expect(await guess(second)).toBe('ExpiredCodeException')
  expect(await guess(first)).toBe('CodeMismatchException')
  expect(await guess('203.0.113.1')).toBe('CodeMismatchException')
})

it('keeps twenty devices of an account, and removes the least recently used for a new one', async () => {
  const keys: string[] = []
  for (let confirmed = 0; confirmed < 21; confirmed += 1) {
    keys.push(await confirmedDevice())
    pool.pass(1000)
  }
  const AuthParameters = { USERNAME: username, PASSWORD: password }
  const signedIn = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  const { AccessToken } = Object(signedIn.body['AuthenticationResult'])
  const { body } = await post(pool, 'ListDevices', { AccessToken })
  const listed = Object(body['Devices']).map(({ DeviceKey }: { DeviceKey: string }) => DeviceKey)
  expect(listed).toEqual(keys.slice(1).toReversed())
})

it('notes that a device is in use when its session is refreshed, once a day', async () => {
  const AuthParameters = { USERNAME: username, PASSWORD: password }
  const signedIn = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  const { AccessToken, RefreshToken, NewDeviceMetadata } = Object(signedIn.body['AuthenticationResult'])
  const DeviceSecretVerifierConfig = { Salt: 'AQID', PasswordVerifier: 'AQID' }
  await post(pool, 'ConfirmDevice', { AccessToken, DeviceKey: NewDeviceMetadata.DeviceKey, DeviceSecretVerifierConfig })
  const confirmedAt = pool.now()
  const lastUsedAfter = async (milliseconds: number) => {
    pool.pass(milliseconds)
    const refreshed = await post(pool, 'GetTokensFromRefreshToken', { RefreshToken })
    const token = Object(refreshed.body['AuthenticationResult']).AccessToken
    const { body } = await post(pool, 'ListDevices', { AccessToken: token })
    return Object(body['Devices'])[0].DeviceLastAuthenticatedDate * 1000
  }
  const hour = 3_600_000
  expect(await lastUsedAfter(23 * hour)).toBe(confirmedAt)
  expect(await lastUsedAfter(2 * hour)).toBe(confirmedAt + 25 * hour)
})

it('keeps the counts of an account that is deleted and made again, and stores them without its address', async () => {
  const AuthParameters = { USERNAME: username, PASSWORD: password }
  const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  const stranger = '198.51.100.7'
  for (let tried = 0; tried < 5; tried += 1) expect(await signIn('wrong', stranger)).toBe(refused)
  const ask = () => post(pool, 'ForgotPassword', { Username: username }, { address: stranger })
  for (let asked = 0; asked < 5; asked += 1) expect((await ask()).status).toBe(200)

  const { AccessToken } = Object(body['AuthenticationResult'])
  expect((await post(pool, 'DeleteUser', { AccessToken })).status).toBe(200)
  const left = await pool.records.list(1000)
  expect(left.filter((record) => JSON.stringify(record).includes(username))).toEqual([])
  expect(new Set(left.map(({ kind }) => kind))).toEqual(new Set(['guess', 'key', 'sent', 'user']))

  await seedUsers(pool.records, poolIds, [fixtureUsers.plain], pool.now())
  expect(await signIn(password, stranger)).toBe(exceeded)
  expect((await ask()).body['__type']).toBe('LimitExceededException')
})
