import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { Services } from './questions.ts'

/** Starts whatever a page of the shop needs, so that it is there when the shopper is. */
export type Preload = (href: string) => void

/**
 * Asks for a page's code and data together, and for the first picture of a product. Nothing of it can fail in a way a
 * shopper would see: the page asks again itself. A shopper who saves data is not made to pay for pages not opened.
 */
export function createPreload(routes: RouteObject[], { queries, store }: Services): Preload {
  const done = new Set<string>()
  return (href) => {
    const url = new URL(href, location.origin)
    if (done.has(url.href) || url.pathname === location.pathname || isSavingData()) return
    done.add(url.href)
    for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => done.delete(url.href))
      if (typeof route.loader === 'function') {
        void route.loader({ request: new Request(url), url, params, pattern: '', context: {} })
      }
      if (params['id'] !== undefined) void showAhead(params['id'])
    }
  }

  async function showAhead(id: string) {
    const { preloadFirstPicture } = await import('#pages/product/firstPicture.ts')
    await preloadFirstPicture(queries, store, id)
  }
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } } // not every browser has it
  return connection?.saveData ?? false
}
