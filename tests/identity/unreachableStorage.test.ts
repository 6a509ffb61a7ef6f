import { expect, it } from 'vitest'
import { createShopApi } from '#server/app/shopApi.ts'
import { StorageFailure } from '#server/app/storageFailure.ts'
import { noTokens } from '#server/app/tokens.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryIdentityRecords } from '#server/storage/memoryIdentityRecords.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { openPool, post, type OpenPool } from './openPool.ts'

const unreachable = () => Promise.reject(new StorageFailure('unreachable', 'another program holds it locked.'))

/** What the shop's API answers to a request of a pool's protocol, with its Retry-After. */
async function answer(pool: OpenPool, action: string, asked: object) {
  const api = createShopApi({
    catalogue: memoryCatalogue(),
    users: memoryUsers(),
    identity: pool,
    tokens: noTokens,
    keys: { read: 'r' },
    now: () => new Date(),
    log: () => undefined,
  })
  let retryAfter: string | null = null
  const fetch: typeof pool.fetch = async (request, caller) => {
    const response = await api.fetch(request, caller)
    retryAfter = response.headers.get('retry-after')
    return response
  }
  const { status, body } = await post({ fetch }, action, asked)
  return { status, retryAfter, message: body['message'] }
}

const later = {
  status: 503,
  retryAfter: '5',
  message: 'The data of the shop cannot be reached at the moment. Please try again in a few seconds.',
}

it('a sign-in says when to try again while the database cannot be reached', async () => {
  const pool = openPool({ records: { ...memoryIdentityRecords(), get: unreachable } })
  const AuthParameters = { USERNAME: 'anu@shop.test', PASSWORD: 'Kasavu#1948' }
  expect(await answer(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })).toEqual(later)
})

it('a sign-up whose code cannot be kept says when to try again, and does not blame the mail', async () => {
  const pool = openPool({ sendCode: unreachable })
  const asked = { Username: 'anu@shop.test', Password: 'Kasavu#1948', UserAttributes: [] }
  expect(await answer(pool, 'SignUp', asked)).toEqual(later)
})
