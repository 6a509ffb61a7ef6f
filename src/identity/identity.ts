import { createContext, use } from 'react'
import type { Shopper } from '#domain/account/shopper.ts'
import type { IdentityClient } from './client.ts'

/** The current session. */
export interface Identity {
  /** Undefined when nobody is signed in. */
  shopper: Shopper | undefined
  /** Ends the session, and shows a toast. Resolves when nobody is signed in any more. */
  signOut: () => Promise<void>
  /** Loads the identity client, once: it is not part of a page's first load. */
  client: () => Promise<IdentityClient>
  /** Google's client id; undefined where the shop has none. */
  googleClientId?: string | undefined
  /** The identity service has sign-in pages of its own, which the shop offers as well. */
  hasHostedSignIn?: boolean
}

/** Nobody is signed in, and nobody can. */
export const nobody: Identity = {
  shopper: undefined,
  signOut: () => Promise.resolve(),
  client: () => Promise.reject(new Error('No identity service is provided')),
}

/** The session, for all components below; without a provider, nobody is signed in. */
export const IdentityContext = createContext<Identity>(nobody)

/** Who is signed in. */
export function useIdentity(): Identity {
  return use(IdentityContext)
}
