import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'

const unanswered: string[] = []

/** Last in line: what no scenario answered and must not leave the page. Scripts, styles and pictures pass. */
const nobodyAnswers = http.all('*', ({ request }) => {
  const url = new URL(request.url)
  if (url.origin === location.origin && !url.pathname.startsWith('/dev/')) return undefined
  unanswered.push(`${request.method} ${url.href}`)
  return HttpResponse.error()
})

/**
 * Starts the worker that answers the stories' requests. A request to the shop's API, or to another origin, that no
 * handler knows fails like a broken wire and is kept for `refuseUnanswered`.
 */
export async function startWorker() {
  const worker = setupWorker(nobodyAnswers)
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

/** Throws when a story asked for something that no scenario answers; forgets it in any case. */
export function refuseUnanswered(): void {
  const requests = unanswered.splice(0)
  if (requests.length > 0) throw new Error(`No scenario answers: ${requests.join(', ')}`)
}
