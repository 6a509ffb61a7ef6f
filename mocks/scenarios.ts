import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import type { RecordFields } from '#domain/product/read.ts'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import type { ShopApi } from '#server/app/shopApi.ts'
import type { mockKeys } from './api.ts'

/**
 * The backend of a story. A scenario changes the data or the network, never a
 * response. Every field is required, because Storybook merges a story's parameters into those of its file.
 */
export interface Scenario {
  /** Creates the API for each story, at its first request: documentation pages and most stories make none. */
  api: () => Promise<ShopApi>
  /** Network between the page and the API. */
  network: Network
  /** Network between the page and the pictures. */
  pictures: Network
}

/** 'slow' delays by two seconds, 'hang' never responds, 'error' fails before reaching the API. */
export type Network = 'open' | 'slow' | 'hang' | 'error'

/** The whole demo catalogue, without delay. */
const open: Scenario = { api: () => mockApi(catalogueRecords), network: 'open', pictures: 'open' }

/** Requests never complete. */
const stillLoading: Scenario = { ...open, network: 'hang' }

/** Responses take two seconds. */
const slow: Scenario = { ...open, network: 'slow' }

/** Requests fail with a network error. */
const offline: Scenario = { ...open, network: 'error' }

/** The API responds, pictures take two seconds. */
const slowPictures: Scenario = { ...open, pictures: 'slow' }

/** The API responds, pictures never load. */
const picturesStillLoading: Scenario = { ...open, pictures: 'hang' }

/** The API responds, every picture fails. */
const brokenPictures: Scenario = { ...open, pictures: 'error' }

/** The catalogue is empty. */
const emptyCatalogue: Scenario = { ...open, api: () => mockApi([]) }

/** The storage fails: every request answers 500. */
const serverDown: Scenario = { ...open, api: async () => (await import('./api.ts')).createFailingApi() }

/** The API keys are wrong: every request answers 401. */
const unauthorized: Scenario = {
  ...open,
  api: () => mockApi(catalogueRecords, { read: 'another-read', write: 'another-write' }),
}

/** The scenarios by name, for Storybook's toolbar; `open` is the default. */
export const scenarios = {
  open,
  slow,
  stillLoading,
  offline,
  serverDown,
  unauthorized,
  emptyCatalogue,
  slowPictures,
  picturesStillLoading,
  brokenPictures,
} as const satisfies Record<string, Scenario>

/** A catalogue of only these products, by key. Throws on a key the demo catalogue does not have. */
export function only(...keys: readonly string[]): Scenario {
  const chosen = keys.map((key) => {
    const record = catalogueRecords.find((each) => normaliseProduct(each).key === key)
    if (!record) throw new Error(`The demo catalogue has no product '${key}'`)
    return record
  })
  return { ...open, api: () => mockApi(chosen) }
}

async function mockApi(records: readonly RecordFields[], keys?: typeof mockKeys): Promise<ShopApi> {
  const { createMockApi } = await import('./api.ts')
  return createMockApi(records, keys)
}
