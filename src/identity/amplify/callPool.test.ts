import { afterEach, expect, test, vi } from 'vitest'
import { callPool } from './callPool.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call of the pool that gets no response is a network error after half a minute', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const pool = { userPoolId: 'local_shop', clientId: 'shop', endpoint: '/dev/identity' }
  const failure = callPool(pool, 'GlobalSignOut', {}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await failure).toMatchObject({ code: 'NetworkError' })
})
