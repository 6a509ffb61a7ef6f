import { expect, test, vi } from 'vitest'
import { createUserClient } from './users.ts'

const user = {
  userId: 'u-1',
  email: 'meera@shop.test',
  name: 'Meera Nair',
  tenantId: 'padma-weaves',
  createdAt: '2026-11-21T06:30:00.000Z',
  updatedAt: '2026-11-21T06:30:00.000Z',
}

function clientOver(answer: () => Response, token: string | undefined = 'a-token') {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(answer()))
  return { fetch, client: createUserClient({ base: '/dev', token: () => Promise.resolve(token), fetch }) }
}

test('sends the token of the signed-in user', async () => {
  const { client, fetch } = clientOver(() => Response.json({ success: true, data: user }))
  expect(await client.getUser(user.email)).toEqual({ success: true, data: user })
  expect(fetch.mock.calls).toEqual([
    [
      '/dev/users',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer a-token' },
        body: JSON.stringify({ action: 'GET_USER', email: user.email }),
        signal: expect.any(AbortSignal) as AbortSignal, // a matcher
      },
    ],
  ])
})

test('gives a call up when no response comes', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn<typeof globalThis.fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const client = createUserClient({ base: '/dev', token: () => Promise.resolve('t'), fetch })
  const asked = Promise.all([client.getUser(user.email), client.isEmailAvailable(user.email)])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await asked).toEqual([
    { success: false, error: 'Failed to fetch user: No answer in time', isUnreached: true },
    undefined,
  ])
  vi.useRealTimers()
})

test('reads a user at the top level of the answer', async () => {
  const { client } = clientOver(() => Response.json({ ...user, phoneNumber: '98470 00000' }))
  expect(await client.createUser(user)).toEqual({ success: true, data: { ...user, phoneNumber: '98470 00000' } })
})

test('creates a user with the address that was signed up, and asks by it whether it is free', async () => {
  const whole = { ...user, address: 'Kochi' }
  const { client, fetch } = clientOver(() => Response.json({ success: true, data: whole }))
  expect(await client.createUser(whole)).toEqual({ success: true, data: whole })
  expect(await client.isEmailAvailable(user.email)).toBe(false)
  expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual([
    JSON.stringify({ action: 'CREATE_USER', email: user.email, data: whole }),
    JSON.stringify({ action: 'GET_USER', email: user.email }),
  ])
})

test.each(['userId', 'email'])('a user without %s is none, and was not created', async (field) => {
  const { client } = clientOver(() => Response.json({ success: true, data: { ...user, [field]: '' } }))
  expect(await client.createUser(user)).toEqual({ success: false, error: 'Failed to create user' })
})

test.each([
  [
    'the sentence of a refusal',
    () => Response.json({ error: 'User not found' }, { status: 404 }),
    'User not found',
    404,
  ],
  ['its own where there is none', () => Response.json({}, { status: 500 }), 'Failed to fetch user', 500],
  [
    'its own where there is no user',
    () => Response.json({ success: true, data: {} }),
    'Failed to fetch user',
    undefined,
  ],
])('reading a user answers %s', async (_what, answer, error, status) => {
  expect(await clientOver(answer).client.getUser(user.email)).toEqual({ success: false, error, status })
})

test.each([
  ['what the platform says, and that nothing was reached', new Error('offline'), true],
  ['that something was reached, if it is not JSON', new SyntaxError('Unexpected token <'), false],
])('reading a user without an answer tells %s', async (_what, cause, isUnreached) => {
  const fail = () => Promise.reject(cause) as unknown as Response // as fetch does
  const answer = await clientOver(fail).client.getUser(user.email)
  expect(answer).toEqual({ success: false, error: cause.message, isUnreached })
})

test.each([
  ['free where there is no user', () => Response.json({ error: 'User not found' }, { status: 404 }), true],
  ['taken where there is one', () => Response.json({ success: true }), false],
  ['unknown where the service refuses', () => Response.json({}, { status: 429 }), undefined],
  ['unknown without a network', () => Promise.reject(new Error('offline')) as unknown as Response, undefined], // as fetch does
])('an address is %s', async (_what, answer, isAvailable) => {
  expect(await clientOver(answer, '').client.isEmailAvailable(user.email)).toBe(isAvailable)
})

test('sends no authorization header when signed out', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({}, { status: 401 })))
  await createUserClient({ base: '/dev', token: () => Promise.resolve(undefined), fetch }).getUser(user.email)
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'Content-Type': 'application/json' })
})

test('search, lookup by id and export are empty, and nothing is asked', async () => {
  const { client, fetch } = clientOver(() => Response.json({ success: true, data: user }))
  expect(await client.searchUsers('meera')).toEqual([])
  expect(await client.getUserById('u-1')).toBeUndefined()
  expect(await client.exportUsers()).toEqual([])
  expect(fetch).not.toHaveBeenCalled()
})
