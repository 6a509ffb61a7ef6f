import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import type { Scenario } from './scenarios.ts'

/** What answers the page's requests to its own shop under a scenario; memory is fresh for each call. */
export function handlersFor({ api, wire }: Scenario): RequestHandler[] {
  const shop = api()
  return [
    http.all(`${location.origin}/dev/*`, async ({ request }) => {
      if (wire === 'cut') return HttpResponse.error()
      if (wire === 'silent') await delay('infinite')
      if (wire === 'slow') await delay(2000)
      return shop.fetch(request)
    }),
  ]
}
