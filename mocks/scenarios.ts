import { normaliseProduct } from '#domain/product/normaliseProduct.ts'
import { catalogueRecords } from '#server/catalogue/catalogue.ts'
import type { ShopApi } from '#server/app/shopApi.ts'
import { createFailingApi, createMockApi } from './api.ts'

/**
 * What a story's network is like. A scenario changes what the shop holds or what the wire does; it never writes an
 * answer. Every field is always given, because Storybook lays a story's parameters over those of its file.
 */
export interface Scenario {
  /** The shop at the other end, made anew for each story. */
  api: () => ShopApi
  /** Between the page and the shop's API. */
  wire: Wire
  /** Between the page and the shop's pictures. */
  pictures: Wire
}

/** 'slow' takes two seconds, 'silent' never answers, 'cut' fails before it reaches the shop. */
export type Wire = 'open' | 'slow' | 'silent' | 'cut'

/** The whole demo catalogue, answered at once. */
export const open: Scenario = { api: () => createMockApi(catalogueRecords), wire: 'open', pictures: 'open' }

/** No answer ever comes. */
export const stillLoading: Scenario = { ...open, wire: 'silent' }

/** Answers take two seconds. */
export const slow: Scenario = { ...open, wire: 'slow' }

/** Requests fail on the way, as without a network. */
export const offline: Scenario = { ...open, wire: 'cut' }

/** The shop answers, its pictures take two seconds. */
export const slowPictures: Scenario = { ...open, pictures: 'slow' }

/** The shop answers, no picture ever comes. */
export const picturesStillLoading: Scenario = { ...open, pictures: 'silent' }

/** The shop answers, every picture is broken. */
export const brokenPictures: Scenario = { ...open, pictures: 'cut' }

/** A shop without a single product. */
export const emptyCatalogue: Scenario = { ...open, api: () => createMockApi([]) }

/** The shop's storage fails: every question answers 500. */
export const serverDown: Scenario = { ...open, api: createFailingApi }

/** The shop has changed its keys: every question answers 401. */
export const unauthorized: Scenario = {
  ...open,
  api: () => createMockApi(catalogueRecords, { read: 'another-read', write: 'another-write' }),
}

/** The scenarios by name, for a toolbar; `open` is the default. */
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

/** A shop with these products alone, by key. Throws on a key the demo catalogue does not have. */
export function only(...keys: readonly string[]): Scenario {
  const chosen = keys.map((key) => {
    const record = catalogueRecords.find((each) => normaliseProduct(each).key === key)
    if (!record) throw new Error(`The demo catalogue has no product '${key}'`)
    return record
  })
  return { ...open, api: () => createMockApi(chosen) }
}
