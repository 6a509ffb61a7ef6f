import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { staticPictures } from './staticPictures.ts'

const unanswered: string[] = []

/** The last handler: what no scenario handles must not reach the network. Scripts, styles and pictures pass. */
const nobodyAnswers = http.all('*', ({ request }) => {
  const url = new URL(request.url)
  if (url.origin === location.origin && !url.pathname.startsWith('/dev/')) return undefined
  unanswered.push(`${request.method} ${url.href}`)
  return HttpResponse.error()
})

/**
 * Starts the service worker that answers the stories' requests. A request to the shop's API or another origin that no
 * handler matches fails like a network error and is recorded for `refuseUnanswered`.
 */
export async function startWorker() {
  const worker = setupWorker(...(import.meta.env.PROD ? [staticPictures] : []), nobodyAnswers)
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: '/storyWorker.js' } })
  return worker
}

/** Throws when a story made a request that no scenario answers; clears the record in any case. */
export function refuseUnanswered(): void {
  const requests = unanswered.splice(0)
  if (requests.length > 0) throw new Error(`No scenario answers: ${requests.join(', ')}`)
}
