import { onlineManager, QueryClient } from '@tanstack/react-query'
import { StoreError, StoreTimeout } from './StoreError.ts'

/**
 * The query cache of a page. Failed queries are retried with exponential backoff (1, 2, 4 seconds), except for client
 * errors (4xx) and after a timeout, which was long enough to wait. Without a network they fail at once, so that the page
 * can say so and offer a retry, instead of pausing silently; they are refetched when the network is back. `retry` is the
 * number of retries: 0 on the server and in stories.
 */
export function createQueryClient({ retry = 3 }: { retry?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < retry && !isFinal(error) && onlineManager.isOnline(),
      },
    },
  })
}

function isFinal(error: unknown): boolean {
  if (error instanceof StoreTimeout) return true
  const status = error instanceof StoreError ? error.status : undefined
  return status !== undefined && status >= 400 && status < 500
}
