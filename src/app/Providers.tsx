import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StoreClientProvider } from '#api/storeClient.tsx'
import { IdentityProvider, nobody, type Identity } from '#identity/identity.ts'
import { LinkProvider } from '#ui/Link/Link.tsx'
import type { Services } from './questions.ts'
import type { Preload } from './preload.ts'
import { PreloadContext, RouterLink } from './RouterLink.tsx'

interface ProvidersProps {
  services: Services
  /** Who is signed in; nobody unless told. */
  identity?: Identity
  /** Begins a page that will perhaps be opened; nothing unless told. */
  preload?: Preload
  children: ReactNode
}

const noPreload = () => undefined

/** What every page stands on, in the browser, on the server and in stories of pages. */
export function Providers({ services, identity = nobody, preload = noPreload, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={services.queries}>
      <StoreClientProvider client={services.store}>
        <IdentityProvider value={identity}>
          <PreloadContext value={preload}>
            <LinkProvider component={RouterLink}>{children}</LinkProvider>
          </PreloadContext>
        </IdentityProvider>
      </StoreClientProvider>
    </QueryClientProvider>
  )
}
