import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StoreClientProvider } from '#api/storeClient.tsx'
import { LinkProvider } from '#ui/Link/Link.tsx'
import type { Services } from './questions.ts'
import { RouterLink } from './RouterLink.tsx'

/** What every page stands on, in the browser, on the server and in stories of pages. */
export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <QueryClientProvider client={services.queries}>
      <StoreClientProvider client={services.store}>
        <LinkProvider component={RouterLink}>{children}</LinkProvider>
      </StoreClientProvider>
    </QueryClientProvider>
  )
}
