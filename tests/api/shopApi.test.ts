import { describe, expect, it, vi } from 'vitest'
import type { Catalogue } from '#server/app/catalogue.ts'
import { StorageFailure } from '#server/app/storageFailure.ts'
import { noTokens, type Caller } from '#server/app/tokens.ts'
import type { Users } from '#server/app/users.ts'
import { createShopApi, type ShopApi, type ShopApiOptions } from '#server/app/shopApi.ts'

const refuseAll = () => Promise.reject(new Error('disk /var/secret is full'))
const failing: Catalogue = {
  read: refuseAll,
  create: refuseAll,
  update: refuseAll,
  remove: refuseAll,
  version: refuseAll,
  words: refuseAll,
  facets: refuseAll,
}
const noUsers: Users = { find: refuseAll, create: refuseAll, remove: refuseAll, list: refuseAll }

function apiWith(options: Partial<ShopApiOptions> = {}): ShopApi {
  return createShopApi({
    catalogue: failing,
    users: noUsers,
    tokens: noTokens,
    keys: { read: 'r' },
    now: () => new Date(0),
    log: () => undefined,
    ...options,
  })
}

function post(options: Partial<ShopApiOptions>, body: object, key: string): Response | Promise<Response> {
  return apiWith(options).fetch(
    new Request('http://shop.test/dev/store', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'api-key': key },
      body: JSON.stringify({ targetCollection: 'products', ...body }),
    }),
  )
}

const requests = [
  { action: 'READ' },
  { action: 'READ', filter: { search: 'silk' } },
  { action: 'READ', facets: ['fabric'] },
  { action: 'CREATE', data: {} },
  { action: 'UPDATE', data: {}, filter: { id: 'x' } },
  { action: 'DELETE', filter: { id: 'x' } },
]

describe('when the storage fails', () => {
  it.each(requests)('answers $action with 500 without internal details, and logs it', async (body) => {
    const log = vi.fn<ShopApiOptions['log']>()
    const response = await post({ keys: { read: 'r', write: 'w' }, log }, body, 'w')
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      error: 'Server error',
      message: 'Something went wrong on our side. Please try again.',
    })
    expect(log.mock.calls).toEqual([['POST /dev/store failed', new Error('disk /var/secret is full')]])
  })
})

describe('when the database cannot be used', () => {
  it.each([
    ['full', 507, 'Nothing was written: the disk of the shop is full. Make room on it and send this again.'],
    ['unreachable', 503, 'The data of the shop cannot be reached at the moment. Please try again in a few seconds.'],
    ['slow', 503, 'This takes too long. Please ask for less at once, or try again later.'],
  ] as const)('the API says of a database that cannot be used that it is %s', async (kind, status, message) => {
    const create = () => Promise.reject(new StorageFailure(kind, 'the inside'))
    const options = { catalogue: { ...failing, create }, keys: { read: 'r', write: 'w' } }
    const response = await post(options, { action: 'CREATE', data: {} }, 'w')
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
    expect(await response.json()).toMatchObject({ message })
  })
})

describe('too much at once', () => {
  const everywhere = { address: '2001:db8::1' }
  const send = async (api: ShopApi, body: object, caller: Caller, path = 'store') =>
    api.fetch(
      new Request(`http://shop.test/dev/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-key': 'w' },
        body: JSON.stringify({ targetCollection: 'products', ...body }),
      }),
      caller,
    )
  const open = (options: Partial<ShopApiOptions>) =>
    createShopApi({
      catalogue: failing,
      users: noUsers,
      tokens: noTokens,
      keys: { read: 'r', write: 'w' },
      now: () => new Date(0),
      log: () => undefined,
      ...options,
    })

  it('queues external reads, then refuses them, and never does either to the reads of server-rendered pages', async () => {
    let held = 0
    const read = () => new Promise<never>(() => held++)
    const reads = { atOnce: 2, waiting: 1, waitingPerNetwork: 1, waitMs: 30 }
    const api = open({ catalogue: { ...failing, read }, limits: { reads, requestTimeout: 300 } })
    const outside = [1, 2, 3, 4].map(() => send(api, { action: 'READ' }, everywhere))
    const refused = await Promise.all(outside.slice(2))
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '5'],
      [503, '5'],
    ])
    expect(await refused[1]?.json()).toMatchObject({ message: expect.stringContaining('Very many are asking') })
    expect(held).toBe(2)
    await send(api, { action: 'READ' }, {})
    expect(held).toBe(3)
    await Promise.all(outside)
  })

  it('limits writes, user requests and sign-in by address, with an IPv6 network as one address', async () => {
    const identity = { fetch: () => Promise.resolve(new Response('{}')) }
    const byAddress = { writes: 2, users: 2, identity: 2 }
    const api = open({ identity, limits: { byAddress, accountQuestionMs: 0 } })
    for (const [path, body] of [
      ['store', { action: 'DELETE', filter: { id: 'x' } }],
      ['users', {}],
      ['identity', {}],
    ] as const) {
      const statusFrom = async (address?: string) => (await send(api, body, address ? { address } : {}, path)).status
      const usual = await statusFrom()
      const statuses = [
        await statusFrom('2001:db8::1'),
        await statusFrom('2001:db8::2'),
        await statusFrom('2001:db8::3'),
      ]
      expect(statuses).toEqual([usual, usual, 429])
      expect(await statusFrom('192.0.2.1')).toBe(usual)
      expect(await statusFrom()).toBe(usual)
    }
    expect((await send(api, { action: 'READ' }, everywhere)).status).toBe(500)
  })

  it.each([
    [1200, 'writes', 'store', { action: 'DELETE', filter: { id: 'x' } }],
    [120, 'user requests', 'users', {}],
    [600, 'sign-in requests', 'identity', {}],
  ])('takes %i %s of one address in a minute', async (most, _what, path, body) => {
    const api = open({ identity: { fetch: () => Promise.resolve(new Response('{}')) } })
    const statuses: number[] = []
    for (let asked = 0; asked <= most; asked += 1)
      statuses.push((await send(api, body, { address: '192.0.2.1' }, path)).status)
    expect(statuses.indexOf(429)).toBe(most)
  })
})

describe('without a write key', () => {
  it.each(requests.slice(3))('refuses $action and says what to configure', async (body) => {
    for (const write of [undefined, '']) {
      const response = await post({ keys: { read: 'r', write } }, body, 'r')
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({
        error: 'Forbidden',
        message: `${body.action} is refused: this server has no write key. Set STORE_WRITE_KEY for the server and start it again.`,
      })
    }
  })

  it('accepts no empty key', async () => {
    expect((await post({ keys: { read: '', write: '' } }, { action: 'READ' }, '')).status).toBe(401)
  })
})

it('says with a 401 how to authenticate', async () => {
  expect((await post({}, { action: 'READ' }, 'wrong')).headers.get('www-authenticate')).toBe('api-key')
  const headers = { authorization: 'Bearer wrong' }
  const request = new Request('http://shop.test/dev/users', { method: 'POST', headers, body: '{}' })
  const response = await apiWith().fetch(request)
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})

it('refuses a body above the configured size', async () => {
  const response = await post({ limits: { bodyBytes: 50 } }, { action: 'READ', filter: {} }, 'r')
  expect(response.status).toBe(413)
  // The rest of the body is not read, so the connection cannot be used again.
  expect(response.headers.get('connection')).toBe('close')
  expect(await response.json()).toEqual({ error: 'Too large', message: 'The body is larger than 50 bytes.' })
})

it.each([
  ['an identity service that fails', {}, 500, 'InternalErrorException'],
  ['a body that is too large', { limits: { bodyBytes: 1 } }, 413, 'InvalidParameterException'],
])('reports %s in the format of a user pool', async (_what, options, status, __type) => {
  const api = createShopApi({
    catalogue: failing,
    users: noUsers,
    tokens: noTokens,
    keys: { read: 'r' },
    now: () => new Date(0),
    log: () => undefined,
    identity: { fetch: refuseAll },
    ...options,
  })
  const response = await api.fetch(new Request('http://shop.test/dev/identity', { method: 'POST', body: '{}' }))
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ __type })
})

it('answers 503 when a read exceeds the request timeout', async () => {
  const silent: Catalogue = { ...failing, read: () => new Promise(() => undefined) }
  const log = vi.fn<ShopApiOptions['log']>()
  const options = { catalogue: silent, limits: { requestTimeout: 50 }, log }
  const response = await post(options, { action: 'READ', filter: {} }, 'r')
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    error: 'Unavailable',
    message: 'There was no answer within 0.05 seconds. Please try again.',
  })
  expect(log.mock.calls).toEqual([['POST /dev/store took more than 50 milliseconds', undefined]])
})

it('answers 503 when the body of a request never ends', async () => {
  const api = createShopApi({
    catalogue: failing,
    users: noUsers,
    tokens: noTokens,
    keys: { read: 'r' },
    limits: { requestTimeout: 50 },
    now: () => new Date(0),
    log: () => undefined,
  })
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) })
  const headers = { 'content-type': 'application/json', 'api-key': 'r' }
  // The DOM's types do not know `duplex`, which Node asks for with a stream.
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  expect((await api.fetch(new Request('http://shop.test/dev/store', init))).status).toBe(503)
})

const patient = { keys: { read: 'r', write: 'w' }, limits: { requestTimeout: 50 } }
const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

it.each(requests.slice(3))('waits for a $action that has started, beyond the request timeout', async (body) => {
  const slow = async (answer: unknown) => (await later(150), answer)
  const catalogue = { ...failing, create: () => slow([{}]), update: () => slow(1), remove: () => slow(1) }
  // What the catalogue answers is of the right shape for each of its writes.
  const response = await post({ ...patient, catalogue: catalogue as Catalogue }, body, 'w')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ total: 1 })
})

it('starts no write for a request that has been answered with a timeout', async () => {
  const create = vi.fn<Catalogue['create']>(() => Promise.resolve([]))
  const log = vi.fn<ShopApiOptions['log']>()
  const api = createShopApi({
    catalogue: { ...failing, create },
    users: noUsers,
    tokens: noTokens,
    ...patient,
    now: () => new Date(0),
    log,
  })
  const late = {
    async pull(controller: ReadableStreamDefaultController) {
      await later(120)
      controller.enqueue(
        new TextEncoder().encode('{"action":"CREATE","targetCollection":"products","data":{"id":"late"}}'),
      )
      controller.close()
    },
  }
  // The delay starts when the body is read, after the request's own timer, so that the order holds on a busy machine.
  const body = new ReadableStream(late, { highWaterMark: 0 })
  const headers = { 'content-type': 'application/json', 'api-key': 'w' }
  // The DOM's types do not know `duplex`, which Node asks for with a stream.
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  expect((await api.fetch(new Request('http://shop.test/dev/store', init))).status).toBe(503)
  await later(150)
  expect(create).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledTimes(1)
})
