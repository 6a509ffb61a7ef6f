import type { RecordFields } from '#domain/product/read.ts'
import type { Catalogue } from '#server/app/catalogue.ts'
import { createShopApi, type ShopApi } from '#server/app/shopApi.ts'
import { localPoolTokens } from '#server/app/poolTokens.ts'
import { anyTokens, noTokens } from '#server/app/tokens.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { googleTokens } from './google.ts'
import { createMockIdentity } from './identity.ts'

/** The API keys of every mock API. */
export const mockKeys = { read: 'demo-read', write: 'demo-write' }

/** Common dependencies: the current time, and no users. */
const surroundings = () => ({ users: memoryUsers(), now: () => new Date(), limits: { accountQuestionMs: 0 } })

/** The shop's own API over a new in-memory catalogue. */
export function createMockApi(records: readonly RecordFields[], keys = mockKeys): ShopApi {
  const log = (message: string, error: unknown) => console.error(message, error)
  const identity = createMockIdentity()
  const tokens = anyTokens(localPoolTokens(identity.pool), googleTokens)
  return createShopApi({ ...surroundings(), catalogue: memoryCatalogue(records), keys, log, identity, tokens })
}

/** The shop's own API with a failing storage: every valid request answers 500. */
export function createFailingApi(): ShopApi {
  const fail = () => Promise.reject(new Error('The storage of this mock API is down'))
  const reads = { read: fail, version: fail, words: fail, facets: fail }
  const catalogue: Catalogue = { ...reads, create: fail, update: fail, remove: fail }
  const identity = {
    fetch: () => Promise.resolve(Response.json({ __type: 'InternalErrorException' }, { status: 500 })),
  }
  // The failures are intended: logging them would look like an error of the story.
  return createShopApi({
    ...surroundings(),
    catalogue,
    tokens: noTokens,
    identity,
    keys: mockKeys,
    log: () => undefined,
  })
}
