import { createContext, use, type ReactNode } from 'react'
import type { StoreClient } from './client.ts'

const StoreClientContext = createContext<StoreClient | undefined>(undefined)

export interface StoreClientProviderProps {
  client: StoreClient
  children: ReactNode
}

/** Provides the store client: the browser's, the server's in-process one, or a story's. */
export function StoreClientProvider({ client, children }: StoreClientProviderProps) {
  return <StoreClientContext value={client}>{children}</StoreClientContext>
}

/** The store's client. Throws outside a `StoreClientProvider`. */
export function useStoreClient(): StoreClient {
  const client = use(StoreClientContext)
  if (!client) throw new Error('useStoreClient needs a StoreClientProvider above it')
  return client
}
