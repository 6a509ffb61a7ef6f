import { onlineManager, QueryClient } from '@tanstack/react-query'
import { StoreError } from './StoreError.ts'

/**
 * The query cache of a page. Failed queries are retried with exponential backoff (1, 2, 4 seconds), except for client
 * errors (4xx). Without a network they fail at once, so that the page can say so and offer a retry, instead of pausing
 * silently; they are refetched when the network is back. `retry` is the number of retries: 0 on the server and in
 * stories.
 */
export function createQueryClient({ retry = 3 }: { retry?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < retry && !isClientError(error) && onlineManager.isOnline(),
      },
    },
  })
}

function isClientError(error: unknown): boolean {
  const status = error instanceof StoreError ? error.status : undefined
  return status !== undefined && status >= 400 && status < 500
}
