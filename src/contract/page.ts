/**
 * What the browser may know of the server's settings: public values only. The server hands them over as JSON in the
 * page; a static build takes them from its VITE_ variables.
 */
export interface PublicSettings {
  /** Where `/store` and `/users` answer, without a slash at the end; '/dev' is the page's own server. */
  apiBase: string
  /** Public by design: reading needs it, writing needs another that never leaves the server. */
  readKey: string
  userPoolId: string
  userPoolClientId: string
  googleClientId: string
}

/** The read key of a shop that was told none: server and static build agree on it. */
export const usualReadKey = 'shop-read'

/** Ids of the elements in which the server hands JSON to the browser. */
export const settingsElementId = 'shop-settings'
export const stateElementId = 'shop-state'

export interface RenderOptions {
  request: Request
  settings: PublicSettings
  /** Where the shop is reached from outside: 'https://shop.example'. */
  origin: string
  /** Calls the API in-process. */
  fetch: typeof fetch
}

/** A page as the app's server entry renders it; the server puts it into the build's document. */
export interface RenderedPage {
  status: number
  /** What stands in the document's head: title, description, canonical address. */
  head: string
  html: string
  /** The query cache, to be handed over as JSON. */
  state: unknown
  /** Module of the page, as the build's manifest names it. */
  module: string | undefined
}

/** The app's server entry. Answers a Response where the route leads elsewhere. */
export type Render = (options: RenderOptions) => Promise<RenderedPage | Response>
