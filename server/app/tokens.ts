/** Who asks, as far as the connection tells. */
export interface Caller {
  /** The client's network address; undefined for a page that calls from inside the server. */
  address?: string | undefined
}

/** The person a token was given to. */
export interface TokenHolder {
  email: string
  /** The identity service's own name for the person. */
  sub: string
}

/** Finds out whose token a request carries. What it knows of tokens is passed in, so that the API knows no service. */
export interface TokenVerifier {
  /** Reads headers alone; undefined for a missing, expired or forged token. */
  verify: (request: Request, caller: Caller) => Promise<TokenHolder | undefined>
}

/** Where no identity service is set up, no token is anybody's. */
export const noTokens: TokenVerifier = { verify: () => Promise.resolve(undefined) }
