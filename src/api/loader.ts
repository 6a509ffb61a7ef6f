import type { QueryClient } from '@tanstack/react-query'
import type { StoreClient } from './client.ts'

/** What a page's data is loaded with. */
export interface Services {
  queries: QueryClient
  store: StoreClient
}

/** The address of a page, and the parameters of its route. */
interface PageAddress {
  url: URL
  params: Readonly<Record<string, string | undefined>>
}

/**
 * Loads the data of a page into the query cache. Resolves to the target of a redirect, if the data requires one. Never
 * rejects: a failure stays in the query cache, where the page finds it. A page exports its own as `load`.
 */
export type Loader = (services: Services, address: PageAddress) => Promise<string | undefined>
