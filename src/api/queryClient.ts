import { QueryClient } from '@tanstack/react-query'
import { StoreError } from './StoreError.ts'

/**
 * The cache of a page. A failed query is tried again with a growing delay (1, 2, 4 seconds), except where the store
 * answered that the question itself is wrong. `retry` counts the further tries: 0 on the server and in stories.
 */
export function createQueryClient({ retry = 3 }: { retry?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < retry && !isOwnFault(error) },
    },
  })
}

function isOwnFault(error: unknown): boolean {
  const status = error instanceof StoreError ? error.status : undefined
  return status !== undefined && status >= 400 && status < 500
}
