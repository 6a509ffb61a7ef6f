import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Route } from '@playwright/test'

/** One way in which the API fails, as a browser meets it. */
export interface ApiFault {
  answer: (route: Route) => Promise<void>
  /** Every line that the console may then have, and must have where a request is shown to have failed. */
  console: readonly RegExp[]
  /** What the store's client says of it, after 'Failed to read products: '. */
  detail: RegExp
  /** What a form of the accounts says of it. */
  account: string
  /** What that of sign-in says, where it is something else. */
  signIn?: string
  /** Its answers are lists: whoever asks for any products takes them, whoever asks for certain ones does not. */
  isList?: true
}

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const [unreachable, broken] = ['A network error has occurred.', 'An error occurred. Please try again.'] as const

/** JSON that names no step of a sign-in: the same as of one that has expired. */
const noStep = 'Your sign-in took too long. Please start again.'

/** Well-formed JSON that is no product: what a store of another kind, or a proxy, may answer. */
const odd = { entityId: {}, name: 5, price: 'x', images: 3, color: { a: 1 }, category: 9 }

export const apiFaults = {
  'answers 500': {
    answer: json(500, { error: 'Server error', message: 'It broke.' }),
    console: [/Failed to load resource: .* status of 500/, /^error: Server error occurred$/],
    detail: /^It broke\.$/,
    account: broken,
  },
  'answers 401': {
    answer: json(401, { error: 'Unauthorized', message: 'No such key.' }),
    console: [/Failed to load resource: .* status of 401/, /^error: Unauthorized access detected$/],
    detail: /^No such key\.$/,
    account: broken,
  },
  'breaks off in the middle': {
    answer: async (route) => route.continue({ url: await breakingOff() }),
    console: [/^failed: .*ERR_CONTENT_LENGTH_MISMATCH/, /^error: .*ERR_CONTENT_LENGTH_MISMATCH$/],
    detail: /^Failed to fetch$/,
    account: broken,
  },
  'answers what is no JSON': { answer: json(200, '<html>'), console: [], detail: /JSON/, account: broken },
  'answers other records': {
    answer: json(200, { success: true, data: [null, 7, [], odd], total: 'many', alternatives: 5 }),
    console: [],
    detail: /^The answer holds other products$/,
    account: broken,
    signIn: noStep,
    isList: true,
  },
  'answers no list': {
    answer: json(200, { data: { products: 1 } }),
    console: [],
    detail: /^The answer holds no list of products$/,
    account: broken,
    signIn: noStep,
  },
  'refuses the connection': {
    answer: (route) => route.abort('connectionrefused'),
    console: [/^failed: .*ERR_CONNECTION_REFUSED$/, /^error: .*ERR_CONNECTION_REFUSED$/],
    detail: /^Failed to fetch$/,
    account: unreachable,
  },
} as const satisfies Record<string, ApiFault>

const everyCall = '**/dev/**'

export async function failApi(page: Page, { answer }: ApiFault): Promise<void> {
  await page.route(everyCall, answer)
}

export async function mendApi(page: Page): Promise<void> {
  await page.unroute(everyCall)
}

let server: Server | undefined

/** A server whose answers end before they are whole; no interception of the browser can do that. */
async function breakingOff(): Promise<string> {
  if (!server) {
    server = createServer((request, response) => {
      request.resume()
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"success":true,"data":[', () => setTimeout(() => response.destroy(), 20))
    })
    // The tests' process may end while it listens.
    server.unref()
    server.listen(0)
  }
  if (!server.listening) await new Promise((resolve) => server?.once('listening', resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}/` // of a TCP port
}
