import { dehydrate } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { createStoreClient } from '#api/client.ts'
import { createQueryClient } from '#api/queryClient.ts'
import type { Render } from '#contract/page.ts'
import '#theme/base.css.ts'
import { HeadCollector, type PageFacts } from '#ui/PageHead/PageHead.tsx'
import { Providers } from './Providers.tsx'
import { askAndWait, type Services } from './questions.ts'
import { createRoutes, type RouteFacts } from './routes.tsx'

/**
 * Renders the page of a request, whole. A store that fails leaves the page in its loading state with status 503: the
 * browser takes over from there and asks again itself.
 */
export const render: Render = async ({ request, settings, origin, fetch }) => {
  const services: Services = {
    queries: createQueryClient({ retry: 0 }),
    store: createStoreClient({ base: settings.apiBase, readKey: settings.readKey, fetch }),
  }
  const handler = createStaticHandler(createRoutes(askAndWait(services)))
  const context = await handler.query(request)
  if (context instanceof Response) return context

  const cache = services.queries.getQueryCache()
  const failed = cache.findAll({ predicate: ({ state }) => state.status === 'error' })
  failed.forEach((query) => cache.remove(query))

  let facts: PageFacts | undefined
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <HeadCollector value={(said) => (facts = said)}>
      <Providers services={services}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </HeadCollector>,
  )
  const route: RouteFacts | undefined = context.matches.at(-1)?.route.handle
  const state = dehydrate(services.queries)
  services.queries.clear()
  return {
    status: failed.length > 0 ? 503 : (route?.status ?? context.statusCode),
    head: facts ? renderToStaticMarkup(<HeadElements facts={facts} origin={origin} />) : '',
    html,
    state,
    module: route?.module,
  }
}

function HeadElements({ facts, origin }: { facts: PageFacts; origin: string }) {
  const { title, description, canonical, keywords, noindex } = facts
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords?.length && <meta name="keywords" content={keywords.join(', ')} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={new URL(canonical, origin).href} />}
    </>
  )
}
