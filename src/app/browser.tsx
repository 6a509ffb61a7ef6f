import { hydrate, type DehydratedState } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  RouterProvider,
  type Path,
  type RouteObject,
} from 'react-router-dom'
import { createLateStoreClient } from '#api/lateClient.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { stateElementId } from '#contract/page.ts'
import '#theme/base.css.ts'
import { loadOrReload } from './loadPage.ts'
import { Providers } from './Providers.tsx'
import { createPreload } from './preload.ts'
import { askAhead, type Services } from './questions.ts'
import { createRoutes } from './routes.tsx'
import { readJson, readSettings } from './settings.ts'

const settings = readSettings()
const store = createLateStoreClient({ base: settings.apiBase, readKey: settings.readKey })
const services: Services = { queries: createQueryClient(), store }
const state = readJson<DehydratedState>(stateElementId)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in')

/** The page that is under way, or else the one that is open. */
let wanted = (): Path => location
const routes = createRoutes(
  askAhead(services),
  loadOrReload(() => new URL(createPath(wanted()), location.origin).href),
)
if (state) hydrate(services.queries, state)
const loaderData = state ? await openMatchedPages(routes) : undefined
const router = createBrowserRouter(routes, loaderData ? { hydrationData: { loaderData } } : {})
wanted = () => router.state.navigation.location ?? location
const shop = (
  <Providers services={services} preload={createPreload(createRoutes(askAhead(services)), services)}>
    <RouterProvider router={router} />
  </Providers>
)
if (state) hydrateRoot(root, shop)
else createRoot(root).render(shop)
// The page is there; whatever is asked next finds the code that asks.
setTimeout(store.warm, 1000)

/**
 * The server's HTML can only be taken over by a page whose code is already here: loads it, and answers the loader data
 * the server had, which is always nothing, for the data itself lies in the query cache.
 */
async function openMatchedPages(table: RouteObject[]): Promise<Record<string, null>> {
  const matches = matchRoutes(table, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const { Component } = await route.lazy()
      Object.assign(route, { Component, lazy: undefined })
    }),
  )
  return Object.fromEntries(matches.flatMap(({ route }) => (route.id ? [[route.id, null]] : [])))
}
