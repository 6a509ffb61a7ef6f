import { expect, it } from 'vitest'
import { createShopApi } from '#server/app/shopApi.ts'
import { StorageFailure } from '#server/app/storageFailure.ts'
import { noTokens } from '#server/app/tokens.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryIdentityRecords } from '#server/storage/memoryIdentityRecords.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { openPool, post } from './openPool.ts'

it('a sign-in says when to try again while the database cannot be reached', async () => {
  const get = () => Promise.reject(new StorageFailure('unreachable', 'another program holds it locked.'))
  const pool = openPool({ records: { ...memoryIdentityRecords(), get } })
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
  const AuthParameters = { USERNAME: 'anu@shop.test', PASSWORD: 'Kasavu#1948' }
  const { status, body } = await post({ fetch }, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  expect([status, retryAfter]).toEqual([503, '5'])
  expect(body['message']).toBe(
    'The data of the shop cannot be reached at the moment. Please try again in a few seconds.',
  )
})
