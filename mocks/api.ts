import type { RecordFields } from '#domain/product/read.ts'
import type { Catalogue } from '#server/app/catalogue.ts'
import { createShopApi, type ShopApi } from '#server/app/shopApi.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'

/** The keys of every mock shop: stories and tests ask with these. */
export const mockKeys = { read: 'demo-read', write: 'demo-write' }

/** The shop's own API over records in memory, fresh for each call. */
export function createMockApi(records: readonly RecordFields[], keys = mockKeys): ShopApi {
  const log = (message: string, error: unknown) => console.error(message, error)
  return createShopApi({ catalogue: memoryCatalogue(records), keys, now: () => new Date(), log })
}

/** The shop's own API on a day when its storage fails: every question it understands answers 500. */
export function createFailingApi(): ShopApi {
  const fail = () => Promise.reject(new Error('The storage of this mock shop is down'))
  const catalogue: Catalogue = { read: fail, create: fail, update: fail, remove: fail }
  // The failure is what was asked for: a line in the console for each would only look like a fault of the story.
  return createShopApi({ catalogue, keys: mockKeys, now: () => new Date(), log: () => undefined })
}
