import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import type { Scenario, Wire } from './scenarios.ts'

/** What answers the page's requests to its own shop under a scenario; memory is fresh for each call. */
export function handlersFor({ api, wire, pictures }: Scenario): RequestHandler[] {
  const shop = api()
  return [
    http.all(`${location.origin}/dev/*`, async ({ request }) => {
      return (await over(wire)) ?? shop.fetch(request)
    }),
    // A picture that comes over the wire is the workbench's own to answer.
    http.get(`${location.origin}/pictures/*`, () => over(pictures)),
  ]
}

/** What the wire itself answers, and undefined when it has let the request through. */
async function over(wire: Wire) {
  if (wire === 'cut') return HttpResponse.error()
  if (wire === 'silent') await delay('infinite')
  if (wire === 'slow') await delay(2000)
  return undefined
}
