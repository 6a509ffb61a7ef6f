import type { RecordFields } from '#domain/product/read.ts'
import type { Catalogue } from '#server/app/catalogue.ts'
import { createShopApi, type ShopApi } from '#server/app/shopApi.ts'
import { noTokens } from '#server/app/tokens.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'

/** The keys of every mock shop: stories and tests ask with these. */
export const mockKeys = { read: 'demo-read', write: 'demo-write' }

/** What every mock shop has: a clock that runs, and nobody who can sign in. */
const surroundings = () => ({ users: memoryUsers(), tokens: noTokens, now: () => new Date() })

/** The shop's own API over records in memory, fresh for each call. */
export function createMockApi(records: readonly RecordFields[], keys = mockKeys): ShopApi {
  const log = (message: string, error: unknown) => console.error(message, error)
  return createShopApi({ ...surroundings(), catalogue: memoryCatalogue(records), keys, log })
}

/** The shop's own API on a day when its storage fails: every question it understands answers 500. */
export function createFailingApi(): ShopApi {
  const fail = () => Promise.reject(new Error('The storage of this mock shop is down'))
  const catalogue: Catalogue = { read: fail, create: fail, update: fail, remove: fail, words: fail, facets: fail }
  // The failure is what was asked for: a line in the console for each would only look like a fault of the story.
  return createShopApi({ ...surroundings(), catalogue, keys: mockKeys, log: () => undefined })
}
