import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import type { ShopApi } from '#server/app/shopApi.ts'
import type { Scenario, Network } from './scenarios.ts'

/** The MSW handlers of a scenario, over a new in-memory API, which is loaded with the first request. */
export function handlersFor({ api, network, pictures }: Scenario): RequestHandler[] {
  let shop: Promise<ShopApi> | undefined
  return [
    http.all(`${location.origin}/dev/*`, async ({ request }) => {
      const failure = await over(network)
      if (failure) return failure
      shop ??= api()
      return (await shop).fetch(request)
    }),
    // Undefined passes the request through to Storybook's server.
    http.get(`${location.origin}/pictures/*`, () => over(pictures)),
  ]
}

/** Simulates the network: a network error, a delay, or undefined to pass the request on. */
async function over(network: Network) {
  if (network === 'error') return HttpResponse.error()
  if (network === 'hang') await delay('infinite')
  if (network === 'slow') await delay(2000)
  return undefined
}
