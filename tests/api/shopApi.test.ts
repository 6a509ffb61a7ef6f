import { describe, expect, it, vi } from 'vitest'
import type { Catalogue } from '#server/app/catalogue.ts'
import { noTokens } from '#server/app/tokens.ts'
import type { Users } from '#server/app/users.ts'
import { createShopApi, type ShopApiOptions } from '#server/app/shopApi.ts'

const refuseAll = () => Promise.reject(new Error('disk /var/secret is full'))
const failing: Catalogue = {
  read: refuseAll,
  create: refuseAll,
  update: refuseAll,
  remove: refuseAll,
  words: refuseAll,
  facets: refuseAll,
}
const noUsers: Users = { find: refuseAll, create: refuseAll }

function post(options: Partial<ShopApiOptions>, body: object, key: string): Response | Promise<Response> {
  const api = createShopApi({
    catalogue: failing,
    users: noUsers,
    tokens: noTokens,
    keys: { read: 'r' },
    now: () => new Date(0),
    log: () => undefined,
    ...options,
  })
  return api.fetch(
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
  it.each(requests)('answers $action with 500, tells nothing of the inside, and logs it', async (body) => {
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

  it('lets nobody in with an empty key', async () => {
    expect((await post({ keys: { read: '', write: '' } }, { action: 'READ' }, '')).status).toBe(401)
  })
})

it('takes as large a body as it is told', async () => {
  const response = await post({ limits: { bodyBytes: 50 } }, { action: 'READ', filter: {} }, 'r')
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ error: 'Too large', message: 'The body is larger than 50 bytes.' })
})

it('says so when an answer takes too long, and waits no longer', async () => {
  const silent: Catalogue = { ...failing, read: () => new Promise(() => undefined) }
  const log = vi.fn<ShopApiOptions['log']>()
  const options = { catalogue: silent, limits: { answerTime: 50 }, log }
  const response = await post(options, { action: 'READ', filter: {} }, 'r')
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    error: 'Unavailable',
    message: 'There was no answer within 0.05 seconds. Please try again.',
  })
  expect(log.mock.calls).toEqual([['POST /dev/store took more than 50 milliseconds', undefined]])
})

it('waits no longer for a body that never ends, either', async () => {
  const api = createShopApi({
    catalogue: failing,
    users: noUsers,
    tokens: noTokens,
    keys: { read: 'r' },
    limits: { answerTime: 50 },
    now: () => new Date(0),
    log: () => undefined,
  })
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) })
  const headers = { 'content-type': 'application/json', 'api-key': 'r' }
  // The DOM's types do not know `duplex`, which Node asks for with a stream.
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  expect((await api.fetch(new Request('http://shop.test/dev/store', init))).status).toBe(503)
})

const patient = { keys: { read: 'r', write: 'w' }, limits: { answerTime: 50 } }
const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

it.each(requests.slice(3))('waits for a $action that has begun, however long it takes', async (body) => {
  const slow = async (answer: unknown) => (await later(150), answer)
  const catalogue = { ...failing, create: () => slow([{}]), update: () => slow(1), remove: () => slow(1) }
  // What the catalogue answers is of the right shape for each of its writes.
  const response = await post({ ...patient, catalogue: catalogue as Catalogue }, body, 'w')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ total: 1 })
})

it('begins no write of which it has been said that there is no answer', async () => {
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
  const body = new ReadableStream({
    async start(controller) {
      await later(120)
      controller.enqueue(
        new TextEncoder().encode('{"action":"CREATE","targetCollection":"products","data":{"id":"late"}}'),
      )
      controller.close()
    },
  })
  const headers = { 'content-type': 'application/json', 'api-key': 'w' }
  // The DOM's types do not know `duplex`, which Node asks for with a stream.
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  expect((await api.fetch(new Request('http://shop.test/dev/store', init))).status).toBe(503)
  await later(150)
  expect(create).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledTimes(1)
})
