/**
 * Settings that the browser may see. The server embeds them as JSON in the
 * page; a static build takes them from its VITE_ variables.
 */
export interface PublicSettings {
  /** Base URL of `/store` and `/users`, without a trailing slash; '/dev' is the page's own server. */
  apiBase: string
  /** Public by design: it only allows reading; the write key never leaves the server. */
  readKey: string
  identity: PublicIdentity
  /** Public origin of the shop, 'https://shop.example'; '' where it is not set. */
  siteUrl: string
}

/** What the browser must know to sign somebody in; none of it is secret. */
export interface PublicIdentity {
  userPoolId: string
  clientId: string
  /** Where the shop's own user pool answers, relative to the page; absent for a pool of Amazon Cognito. */
  endpoint?: string
  /** Absent where Google sign-in is not set up. */
  googleClientId?: string
  /** The hosted sign-in of Amazon Cognito; absent where it is not used. */
  oauth?: HostedSignIn
}

/** Amazon Cognito's own sign-in pages, and where they return to. */
export interface HostedSignIn {
  domain: string
  scopes: readonly string[]
  redirectSignIn: readonly string[]
  redirectSignOut: readonly string[]
}

/** The ids of the shop's own user pool. */
export const localUserPool = { userPoolId: 'ap-south-1_LocalPool', clientId: 'local-shop' } as const

/** JSON for a script element, which no text inside it can end early. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

interface IdentitySettings {
  apiBase: string
  userPoolId?: string | undefined
  clientId?: string | undefined
  googleClientId?: string | undefined
  oauth?: HostedSignIn | undefined
}

/** A pool of Amazon Cognito where both its ids are given, else the shop's own. */
export function publicIdentity({
  apiBase,
  userPoolId,
  clientId,
  googleClientId,
  oauth,
}: IdentitySettings): PublicIdentity {
  const google = googleClientId ? { googleClientId } : {}
  if (userPoolId && clientId) return { userPoolId, clientId, ...google, ...(oauth ? { oauth } : {}) }
  return { ...localUserPool, endpoint: `${apiBase}/identity`, ...google }
}

/** Default read key, shared by server and static build. */
export const defaultReadKey = 'shop-read'

/** Ids of the script elements that carry JSON to the browser. */
export const settingsElementId = 'shop-settings'
export const stateElementId = 'shop-state'

interface RenderOptions {
  request: Request
  settings: PublicSettings
  /** Calls the API in-process. */
  fetch: typeof fetch
}

/** A page rendered by the app's server entry, to be inserted into the build's HTML document. */
export interface RenderedPage {
  status: number
  /** Tags of the document's head: title, description, canonical URL, link preview, structured data. */
  head: string
  html: string
  /** The dehydrated query cache. */
  state: unknown
  /** The page's module in the build manifest. */
  module: string
}

/** The app's server entry. Resolves to a Response for a redirect. */
export type Render = (options: RenderOptions) => Promise<RenderedPage | Response>
