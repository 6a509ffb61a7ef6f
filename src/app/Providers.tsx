import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Services } from '#api/loader.ts'
import { StoreClientProvider } from '#api/storeClient.tsx'
import { IdentityContext, nobody, type Identity } from '#identity/identity.ts'
import { siteHead } from '#site/head.ts'
import { HeadSettingsContext } from '#ui/PageHead/PageHead.tsx'
import type { Prefetch } from './prefetch.ts'
import { PrefetchContext } from './RouterLink.tsx'

interface ProvidersProps {
  services: Services
  /** Who is signed in; nobody by default. */
  identity?: Identity
  /** Prefetches a page that may be opened next; nothing by default. */
  prefetch?: Prefetch
  /** Public origin of the shop; '' where it is not known. */
  siteUrl?: string
  children: ReactNode
}

const noPrefetch = () => undefined

/** The contexts every page needs, in the browser, on the server and in stories of pages. */
export function Providers({
  services,
  identity = nobody,
  prefetch = noPrefetch,
  siteUrl = '',
  children,
}: ProvidersProps) {
  return (
    <QueryClientProvider client={services.queries}>
      <StoreClientProvider client={services.store}>
        <IdentityContext value={identity}>
          <PrefetchContext value={prefetch}>
            <HeadSettingsContext value={{ ...siteHead, siteUrl }}>{children}</HeadSettingsContext>
          </PrefetchContext>
        </IdentityContext>
      </StoreClientProvider>
    </QueryClientProvider>
  )
}
