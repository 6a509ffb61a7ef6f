import { hydrate, type DehydratedState } from '@tanstack/react-query'
import { noop } from '#domain/noop.ts'
import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createStoreClient } from '#api/client.ts'
import type { Services } from '#api/loader.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { stateElementId } from '#contract/page.ts'
import '#theme/base.css.ts'
import { useHydrated } from '#features/shared/useHydrated.ts'
import { rememberPress } from '#ui/lastPressed.ts'
import { App } from './App.tsx'
import { replayEarlyEvents } from './earlyEvents.ts'
import { HydrationProvider } from './HydrationProvider.tsx'
import { IdentityHost } from './IdentityHost.tsx'
import { matchRoute } from './matchRoute.ts'
import { loadPage } from './pageModules.ts'
import { createPrefetch } from './prefetch.ts'
import { Providers } from './Providers.tsx'
import { reloadOnce } from './reloadOnce.ts'
import { readJson, readSettings } from './settings.ts'

// A module script inserted by another script is not deferred until the document is parsed.
if (document.readyState === 'loading')
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))

const settings = readSettings()
const { apiBase: base, readKey, siteUrl } = settings
const services: Services = { queries: createQueryClient(), store: createStoreClient({ base, readKey }) }
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

const shop = (
  <HydrationProvider>
    <ReplayEarlyEvents>
      <Providers services={services} prefetch={createPrefetch(services)} siteUrl={siteUrl}>
        <IdentityHost settings={settings}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </IdentityHost>
      </Providers>
    </ReplayEarlyEvents>
  </HydrationProvider>
)
document.addEventListener('click', rememberPress, true)
const state = readJson<DehydratedState>(stateElementId)
const { name, pathname } = matchRoute(location.pathname)
// Whatever compares paths needs one spelling; the server renders it too.
const url = pathname === location.pathname ? undefined : pathname + location.search + location.hash
// To the router, every entry without a key is 'default': those of two loaded pages would share a scroll offset.
history.replaceState({ key: `${Date.now()}`, ...history.state }, '', url)
if (state) {
  hydrate(services.queries, state)
  // Only a loaded page can be hydrated. If its module cannot be loaded, the server's HTML stays and shows a note.
  await loadPage(name)
    .catch(reloadOnce)
    .catch((error: unknown) => {
      window.dispatchEvent(new Event('scriptsfailed'))
      throw error
    })
  // A transition renders in slices of 5 ms, between which the browser handles input; otherwise it is one long task.
  startTransition(() => void hydrateRoot(root, shop))
} else {
  await loadPage(name).catch(noop)
  createRoot(root).render(shop)
}

/**
 * Replays early events once the whole page is hydrated, and has rendered what waits for that. It is around the page, not
 * beside it: a sibling that the server does not have would change every `useId`.
 */
function ReplayEarlyEvents({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return undefined
    const timer = setTimeout(() => void replayEarlyEvents())
    return () => clearTimeout(timer)
  }, [isHydrated])
  return children
}
