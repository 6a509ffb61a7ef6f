import type { StoreClient, StoreClientOptions } from './client.ts'
import { StoreError } from './StoreError.ts'

/**
 * A client of the store whose code comes with its first question, or with `warm`: a page the server has drawn brings
 * its answers along, and asks nothing before the shopper does.
 */
export function createLateStoreClient(options: StoreClientOptions): StoreClient & { warm: () => void } {
  let made: Promise<StoreClient> | undefined
  const client = () => {
    made ??= import('./client.ts').then(({ createStoreClient }) => createStoreClient(options))
    // Code that could not be had is asked for again by the next question.
    made.catch(() => (made = undefined))
    return made
  }
  const orFail = async (failure: string) =>
    client().catch((error: unknown) => {
      throw new StoreError(`${failure}: ${error instanceof Error ? error.message : 'Unknown error'}`, undefined, error)
    })
  return {
    warm: () => void client().catch(() => undefined),
    readProducts: async (...asked) => (await orFail('Failed to read products')).readProducts(...asked),
    readProduct: async (...asked) => (await orFail('Failed to read product')).readProduct(...asked),
    readFacets: async (...asked) => (await orFail('Failed to read products')).readFacets(...asked),
  }
}
