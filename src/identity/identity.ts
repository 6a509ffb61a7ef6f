import { createContext, use } from 'react'

/** Who is signed in, as the shop's screens need to know them. */
export interface Shopper {
  firstName: string
  lastName: string
  email: string
}

/** Who is here, and the way out. */
export interface Identity {
  /** Undefined for a stranger. */
  shopper: Shopper | undefined
  /** Resolves when nobody is signed in any more. */
  signOut: () => Promise<void>
}

/** A shop without accounts: whoever comes is a stranger. */
export const nobody: Identity = { shopper: undefined, signOut: () => Promise.resolve() }

/** Tells everything below who is signed in; without one, nobody is. */
export const IdentityProvider = createContext<Identity>(nobody)

/** Who is signed in. */
export function useIdentity(): Identity {
  return use(IdentityProvider)
}
