import { dehydrate } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createStoreClient } from '#api/client.ts'
import type { Services } from '#api/loader.ts'
import { createQueryClient } from '#api/queryClient.ts'
import { productQuery } from '#api/products.ts'
import { StoreError } from '#api/StoreError.ts'
import { scriptJson, type Render, type RenderedPage } from '#contract/page.ts'
import { nobody } from '#identity/identity.ts'
import { routes, type RouteFacts, type RouteName } from '#site/routes.ts'
import '#theme/base.css.ts'
import type { HeadTag, PageFacts } from '#ui/PageHead/headTags.ts'
import { HeadCollector } from '#ui/PageHead/PageHead.tsx'
import { App } from './App.tsx'
import { HydrationProvider } from './HydrationProvider.tsx'
import { matchRoute } from './matchRoute.ts'
import { loadPage } from './pageModules.ts'
import { Providers } from './Providers.tsx'
import { statesPrice } from './statesPrice.ts'
import { structuredData } from './structuredData.ts'

/** Loads the modules of all pages, which `render` otherwise does when a page is first requested. */
export const loadPages = () => Promise.all(Object.keys(routes).map((name) => loadPage(name as RouteName))) // its own keys

/**
 * Renders the complete page of a request. If the store fails, the page stays in its loading state, with status 503, or
 * 400 if the store rejects what the address asks for; the browser then tries again itself.
 */
export const render: Render = async (call) => {
  const { settings, fetch } = call
  const services: Services = {
    queries: createQueryClient({ retry: 0 }),
    store: createStoreClient({ base: settings.apiBase, readKey: settings.readKey, fetch }),
  }
  try {
    return await renderWith(services, call)
  } finally {
    // A cached query holds a timer, and with it everything else, for ten minutes.
    services.queries.clear()
  }
}

async function renderWith(
  services: Services,
  { request, settings, fetch }: Parameters<Render>[0],
): Promise<RenderedPage | Response> {
  const url = new URL(request.url)
  const { name, params, pathname } = matchRoute(url.pathname)
  const { load } = await loadPage(name)
  const redirect = await load?.(services, { url, params })
  if (redirect !== undefined) return new Response(null, { status: 302, headers: { Location: redirect } })

  const cache = services.queries.getQueryCache()
  const failed = cache.findAll({ predicate: ({ state }) => state.status === 'error' })
  failed.forEach((query) => cache.remove(query))

  // The server does not know who is signed in, but it knows the ways to sign in.
  const { googleClientId, oauth } = settings.identity
  const identity = { ...nobody, googleClientId, hasHostedSignIn: oauth !== undefined }
  let head: { facts: PageFacts; tags: HeadTag[] } | undefined
  const html = renderToString(
    <HeadCollector value={(facts, tags) => (head = { facts, tags })}>
      <HydrationProvider>
        <Providers services={services} identity={identity} siteUrl={settings.siteUrl}>
          <StaticRouter location={pathname + url.search}>
            <App />
          </StaticRouter>
        </Providers>
      </HydrationProvider>
    </HeadCollector>,
  )
  const state = dehydrate(services.queries)
  const product = services.queries.getQueryData(productQuery(services.store, params['id'] ?? '').queryKey) ?? undefined
  const connection = { base: settings.apiBase, key: settings.readKey, fetch }
  const isPriceStated = product !== undefined && (await statesPrice(product, connection))
  const { status = 200, page }: RouteFacts = routes[name]
  return {
    status: failed.length === 0 ? status : failed.every(({ state: { error } }) => isRefusal(error)) ? 400 : 503,
    head: head ? headHtml(head.tags) + dataHtml(head.facts) : '',
    html,
    state,
    module: `src/pages/${page}.tsx`,
  }

  /** Structured data of an indexable page, one script element each. `updateHead` removes them on navigation. */
  function dataHtml({ canonical, noindex }: PageFacts): string {
    if (noindex || !canonical) return ''
    const category = params['category'] ?? url.searchParams.get('category') ?? undefined
    return structuredData({ route: name, category, product, isPriceStated, siteUrl: settings.siteUrl })
      .map((thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`)
      .join('')
  }
}

/** Whether the store rejects what the address asks for, above all a search of too many words. */
function isRefusal(error: unknown): boolean {
  return error instanceof StoreError && error.status === 400
}

function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map((each) => {
      if (each.tag === 'title') return renderToStaticMarkup(<title>{each.text}</title>)
      const { tag: Tag, ...attributes } = each
      return renderToStaticMarkup(<Tag {...attributes} />)
    })
    .join('')
}
