import { noop } from '#domain/noop.ts'
import type { Services } from '#api/loader.ts'
import { preloadFirstPicture } from '#pages/product/firstPicture.ts'
import { matchRoute } from './matchRoute.ts'
import { loadPage } from './pageModules.ts'

/** Starts loading what a page needs, so that it is ready when the shopper opens it. */
export type Prefetch = (href: string) => void

/**
 * Loads a page's module and data together, and the main picture of a product. A failure is not reported: the page
 * itself tries again. With the browser's data saver nothing is prefetched.
 */
export function createPrefetch(services: Services): Prefetch {
  return (href) => {
    const url = new URL(href, location.href)
    if (url.pathname === location.pathname || isSavingData()) return
    const { name, params } = matchRoute(url.pathname)
    // Neither is loaded again while it is fresh.
    loadPage(name).then(({ load }) => void load?.(services, { url, params }), noop)
    if (params['id'] !== undefined) void preloadFirstPicture(services.queries, services.store, params['id'])
  }
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } } // not every browser has it
  return connection?.saveData ?? false
}
