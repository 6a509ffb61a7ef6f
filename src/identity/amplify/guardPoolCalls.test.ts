import { resetPassword } from 'aws-amplify/auth'
import { afterEach, expect, test, vi } from 'vitest'
import { identityLimits } from '#domain/account/identityLimits.ts'
import { identityErrorOf } from '../IdentityError.ts'
import { configureAmplify } from './configureAmplify.ts'
import { createTokenStorage } from './tokenStorage.ts'

afterEach(() => vi.useRealTimers())

/** What becomes of a call of a pool that answers so. */
function callOf(answer: typeof fetch) {
  const request = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('location', new URL('https://shop.example'))
  const device = { read: () => undefined, write: () => false, remove: () => false }
  configureAmplify(
    { userPoolId: 'ap-south-1_Shop', clientId: 'shop', endpoint: '/dev/identity' },
    createTokenStorage(device, 'shop'),
  )
  return { request, error: resetPassword({ username: 'asha@example.com' }).catch(identityErrorOf) }
}

test('a call without a response is a network error after half a minute', async () => {
  vi.useFakeTimers()
  const { error } = callOf(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await error).toMatchObject({ message: 'A network error has occurred.', remedy: 'retry' })
})

test.each([500, 502, 503, 504])('a page with status %i in place of a response is tried again', async (status) => {
  const { request, error } = callOf(async () => new Response('<h1>Bad gateway</h1>', { status }))
  expect(await error).toMatchObject({ message: 'An error occurred. Please try again.', remedy: 'retry' })
  expect(request).toHaveBeenCalledTimes(identityLimits.retryAttempts)
})

test('a page with status 429 says that there were too many attempts', async () => {
  const { request, error } = callOf(async () => new Response('<h1>Slow down</h1>', { status: 429 }))
  expect(await error).toMatchObject({ message: 'Too many attempts. Please wait a moment and try again.' })
  expect(request).toHaveBeenCalledTimes(identityLimits.retryAttempts)
})

test('a page with status 404 is an error, once', async () => {
  const { request, error } = callOf(async () => new Response('<h1>Not found</h1>', { status: 404 }))
  expect(await error).toMatchObject({ message: 'An error occurred. Please try again.' })
  expect(request).toHaveBeenCalledTimes(1)
})

test("the pool's own errors are as it sends them", async () => {
  const { error } = callOf(async () =>
    Response.json({ __type: 'LimitExceededException', message: '' }, { status: 400 }),
  )
  expect(await error).toMatchObject({ code: 'LimitExceededException' })
})

test('other requests are as the page sends them', async () => {
  const { request, error } = callOf(async () => new Response('<h1>Not found</h1>', { status: 404 }))
  await error
  const response = await fetch('/dev/store', { method: 'POST' })
  expect(await response.text()).toBe('<h1>Not found</h1>')
  expect(request).toHaveBeenLastCalledWith('/dev/store', { method: 'POST' })
})
