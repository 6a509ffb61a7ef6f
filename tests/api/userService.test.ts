import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { usersAnswer, usersFailure } from '#contract/users.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { createShopApi, type ShopApi, type ShopApiOptions } from '#server/app/shopApi.ts'
import type { TokenVerifier } from '#server/app/tokens.ts'

const now = new Date('2026-11-21T06:30:00.000Z')

/** A token is the address it was given to. */
const tokens: TokenVerifier = {
  verify({ headers }) {
    const email = /^Bearer (\S+@\S+)$/.exec(headers.get('authorization') ?? '')?.[1]
    return Promise.resolve(email ? { email, sub: `sub-of-${email}` } : undefined)
  },
}

const kept = {
  userId: 'u-1',
  email: 'meera@shop.test',
  name: 'Meera Nair',
  phoneNumber: '98470 00000',
  tenantId: 'padma-weaves',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

function shop(limits: ShopApiOptions['limits'] = { accountQuestionMs: 0 }): ShopApi {
  return createShopApi({
    limits,
    catalogue: memoryCatalogue(),
    users: memoryUsers([kept]),
    tokens,
    keys: { read: 'r' },
    now: () => now,
    log: (message, error) => expect.fail(`${message}: ${String(error)}`),
  })
}

async function ask(api: ShopApi, token: string, body: unknown, type = 'application/json') {
  const headers = { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await api.fetch(new Request('http://shop.test/dev/users', { method: 'POST', headers, body: text }))
  const answer: unknown = await response.json()
  expect((response.ok ? usersAnswer : usersFailure).parse(answer)).toEqual(answer)
  return { status: response.status, body: answer }
}

const meera = kept.email
const arun = { userId: 'u-2', email: 'arun@shop.test', name: 'Arun', tenantId: 'padma-weaves' }
const create = (data: object, email = 'arun@shop.test') => ({ action: 'CREATE_USER', email, data })

const unauthorized = {
  status: 401,
  body: {
    success: false,
    error: 'Unauthorized: the token in the Authorization header is missing or no longer valid.',
  },
}

describe('/dev/users', () => {
  it('returns a user’s own record, ignoring the case of the address', async () => {
    const found = { status: 200, body: { success: true, data: kept } }
    expect(await ask(shop(), meera, { action: 'GET_USER', email: meera })).toEqual(found)
    expect(await ask(shop(), 'Meera@Shop.test', { action: 'GET_USER', email: ' MEERA@shop.TEST ' })).toEqual(found)
  })

  it('keeps a new user, with the server’s time where none is given', async () => {
    const api = shop()
    const data = { ...arun, createdAt: now.toISOString(), updatedAt: now.toISOString() }
    expect(await ask(api, arun.email, create(arun))).toEqual({ status: 200, body: { success: true, data } })
    const again = await ask(api, arun.email, { action: 'GET_USER', email: arun.email })
    expect(again.body).toEqual({ success: true, data })
  })

  it.each(['padma-weaves', 'Shop_2', 'a'.repeat(64)])('keeps the tenant %s', async (tenantId) => {
    expect((await ask(shop(), arun.email, create({ ...arun, tenantId }))).status).toBe(200)
  })

  it.each(['padma weaves', '<b>', "x' or 1=1", 'തറി', '../shop'])('refuses the tenant %s', async (tenantId) => {
    const error = "Field 'data.tenantId' takes letters, digits, - and _ alone."
    expect(await ask(shop(), arun.email, create({ ...arun, tenantId }))).toEqual({
      status: 400,
      body: { success: false, error },
    })
  })

  it('tells nobody whether another has an account', async () => {
    const refused = {
      status: 403,
      body: { success: false, error: 'Forbidden: the token belongs to another e-mail address.' },
    }
    for (const email of [meera, 'nobody@shop.test']) {
      expect(await ask(shop(), arun.email, { action: 'GET_USER', email })).toEqual(refused)
      expect(await ask(shop(), arun.email, create({ ...arun, email }, email))).toEqual(refused)
    }
  })

  it('refuses a bad token before the body is read', async () => {
    for (const body of [{ action: 'GET_USER', email: meera }, '{']) {
      expect(await ask(shop(), 'forged', body)).toEqual(unauthorized)
    }
  })

  it('without a token says whether an address is free, and nothing else', async () => {
    const question = (email: string) => ask(shop(), '', { action: 'GET_USER', email })
    expect(await question('MEERA@shop.test')).toEqual({ status: 200, body: { success: true } })
    const free = { status: 404, body: { success: false, error: 'User not found' } }
    expect(await question('nobody@shop.test')).toEqual(free)
    expect(await ask(shop(), '', create(arun))).toEqual(unauthorized)
    const update = { action: 'UPDATE_USER', email: meera, data: { name: 'A' } }
    expect(await ask(shop(), '', update)).toEqual(unauthorized)
  })

  it('delays that answer, and gives a client address only so many a minute', async () => {
    const api = shop({ accountQuestionMs: 60, accountQuestions: 2 })
    const statuses: number[] = []
    for (const email of [meera, 'nobody@shop.test', meera]) {
      const before = performance.now()
      statuses.push((await ask(api, '', { action: 'GET_USER', email })).status)
      expect(performance.now() - before).toBeGreaterThan(55)
    }
    expect(statuses).toEqual([200, 404, 429])
    expect((await ask(api, meera, { action: 'GET_USER', email: meera })).status).toBe(200)
  })

  it('answers twenty questions of a network in a minute without a token', async () => {
    const api = shop()
    const statuses: number[] = []
    for (let asked = 0; asked < 21; asked += 1)
      statuses.push((await ask(api, '', { action: 'GET_USER', email: meera })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })

  it('counts the requests of an address before their tokens are verified', async () => {
    let checked = 0
    const api = createShopApi({
      limits: { byAddress: { writes: 1, users: 2, identity: 1 } },
      catalogue: memoryCatalogue(),
      users: memoryUsers(),
      tokens: {
        verify() {
          checked += 1
          return Promise.resolve(undefined)
        },
      },
      keys: { read: 'r' },
      now: () => now,
      log: (message) => expect.fail(message),
    })
    const init = { method: 'POST', headers: { authorization: 'Bearer x' }, body: '{}' }
    const statuses: number[] = []
    for (let asked = 0; asked < 4; asked += 1) {
      const { status } = await api.fetch(new Request('http://shop.test/dev/users', init), { address: '192.0.2.1' })
      statuses.push(status)
    }
    expect(statuses).toEqual([401, 401, 429, 429])
    expect(checked).toBe(2)
  })

  it('creates no user for a request that has been answered with a timeout', async () => {
    const users = memoryUsers()
    const late: TokenVerifier = {
      verify: async (...request) => (await sleep(150), tokens.verify(...request)),
    }
    const api = createShopApi({
      limits: { requestTimeout: 50 },
      catalogue: memoryCatalogue(),
      users,
      tokens: late,
      keys: { read: 'r' },
      now: () => now,
      log: () => undefined,
    })
    expect((await ask(api, arun.email, create(arun))).status).toBe(503)
    await sleep(200)
    expect(await users.find(arun.email)).toBeUndefined()
  })

  it('says so when a token cannot be checked', async () => {
    const failures: unknown[] = []
    const api = createShopApi({
      catalogue: memoryCatalogue(),
      users: memoryUsers(),
      tokens: { verify: () => Promise.reject(new Error('down')) },
      keys: { read: 'r' },
      now: () => now,
      log: (message) => failures.push(message),
    })
    const error = 'The token could not be checked. Please try again.'
    const asked = await ask(api, meera, { action: 'GET_USER', email: meera })
    expect(asked).toEqual({ status: 503, body: { success: false, error } })
    expect(failures).toEqual(['A token could not be checked'])
  })

  it('passes the client IP to the token verifier', async () => {
    const seen: unknown[] = []
    const api = createShopApi({
      catalogue: memoryCatalogue(),
      users: memoryUsers(),
      tokens: { verify: async (_request, caller) => void seen.push(caller.address) },
      keys: { read: 'r' },
      now: () => now,
      log: () => undefined,
    })
    const headers = { authorization: 'Bearer one' }
    const request = () => new Request('http://shop.test/dev/users', { method: 'POST', headers })
    await api.fetch(request(), { address: '192.0.2.1' })
    await api.fetch(request())
    expect(seen).toEqual(['192.0.2.1', undefined])
  })

  it.each<[body: unknown, status: number, error: string]>([
    [{ action: 'GET_USER', email: arun.email }, 404, 'User not found'],
    [
      create({ ...arun, userId: 'u-1' }),
      409,
      'Failed to create user: A user with this e-mail address or userId is already there.',
    ],
    [
      { action: 'UPDATE_USER', email: arun.email, data: { name: 'A' } },
      501,
      'UPDATE_USER is not offered by this shop.',
    ],
    [
      { action: 'DELETE_USER', email: arun.email },
      400,
      "Unknown action 'DELETE_USER'. Known are GET_USER, CREATE_USER, UPDATE_USER.",
    ],
    [[], 400, 'Unknown action. Known are GET_USER, CREATE_USER, UPDATE_USER.'],
    [{ action: 'GET_USER' }, 400, "Field 'email' must be a text."],
    [{ action: 'GET_USER', email: 'arun' }, 400, "Field 'email' must be an e-mail address."],
    [{ action: 'GET_USER', email: arun.email, data: {} }, 400, "Unknown field 'data'."],
    [{ action: 'CREATE_USER', email: arun.email }, 400, "Field 'data' must be an object."],
    [
      create({ ...arun, createdAt: 'today' }),
      400,
      "Field 'data.createdAt' must be a date such as 2026-11-28T10:00:00Z.",
    ],
    [create({ ...arun, email: meera }), 400, "Field 'data.email' must be the same as 'email'."],
    [create({ ...arun, name: '  ' }), 400, "Field 'data.name' must not be empty."],
    [create({ ...arun, name: 'a'.repeat(201) }), 400, "Field 'data.name' is longer than 200 characters."],
    [create({ ...arun, phoneNumber: 98470 }), 400, "Field 'data.phoneNumber' must be a text."],
    [create({ ...arun, tenantId: 'a'.repeat(65) }), 400, "Field 'data.tenantId' is longer than 64 characters."],
    [create({ ...arun, role: 'ADMIN' }), 400, "Unknown field 'data.role'."],
    ['{', 400, 'The body is not JSON.'],
    [JSON.stringify('x'.repeat(262_144)), 413, 'The body is larger than 262144 bytes.'],
  ])('/dev/users refuses %j', async (body, status, error) => {
    expect(await ask(shop(), arun.email, body)).toEqual({ status, body: { success: false, error } })
  })

  it('refuses what is not JSON, and what is not POST', async () => {
    expect((await ask(shop(), meera, '{}', 'text/plain')).status).toBe(415)
    const response = await shop().fetch(new Request('http://shop.test/dev/users'))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await response.json()).toEqual({ success: false, error: '/dev/users takes POST, not GET.' })
  })
})
