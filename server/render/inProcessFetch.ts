import type { Caller } from '../app/tokens.ts'

/** Anything that answers requests, such as the API. */
export interface FetchHandler {
  fetch: (request: Request, caller?: Caller) => Response | Promise<Response>
}

/** A `fetch` for pages rendered on the server, which calls the API in-process, by paths such as '/dev/store'. */
export function inProcessFetch(api: FetchHandler): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://shop.internal')
    return api.fetch(new Request(url, init))
  }
}
