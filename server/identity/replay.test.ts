import { expect, it } from 'vitest'
import { memoryIdentityRecords } from '#server/storage/memoryIdentityRecords.ts'
import type { Pool } from './pool.ts'
import { PoolError } from './poolError.ts'
import type { ReplayedAnswer } from './poolRecords.ts'
import { recordsOf } from './recordsOf.ts'
import { replayed } from './replay.ts'

/** Two attempts of one request: how each ends, the second being answered with success. */
async function twoAttempts(first: Error) {
  const answers = recordsOf<ReplayedAnswer>(memoryIdentityRecords(), 'answer', Date.now)
  // All that a replay needs of a pool.
  const pool = { answers, now: Date.now } as unknown as Pool
  const attempt = (number: number, answer: () => Promise<object>) => {
    const headers = { 'amz-sdk-invocation-id': 'one', 'amz-sdk-request': `attempt=${number}; max=3` }
    const request = new Request('http://shop.test/dev/identity', { headers })
    return replayed(pool, request, 'SignUp', '{}', answer).catch((error: unknown) => error)
  }
  return [await attempt(1, () => Promise.reject(first)), await attempt(2, () => Promise.resolve({ done: true }))]
}

it('repeats a refusal when the request is retried', async () => {
  const refused = { name: 'CodeMismatchException', status: 400 }
  expect(await twoAttempts(new PoolError(refused.name, 'wrong'))).toMatchObject([refused, refused])
})

it.each([new PoolError('TooManyRequestsException', 'busy', { status: 429 }), new Error('broken')])(
  'does not store %s, so that a retry may succeed',
  async (error) => {
    expect(await twoAttempts(error)).toEqual([error, { done: true }])
  },
)
