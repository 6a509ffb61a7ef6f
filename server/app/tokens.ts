/** What the connection tells about the client. */
export interface Caller {
  /** The client's IP address; undefined for in-process calls. */
  address?: string | undefined
  /** '1.0' or '1.1'. Browsers never send 1.0; many proxies do. */
  httpVersion?: string | undefined
}

/** The user a token was issued to. */
export interface TokenHolder {
  email: string
  /** The identity service's user id. */
  sub: string
}

/** Verifies a request's token. Injected, so that the API does not depend on an identity service. */
export interface TokenVerifier {
  /** Reads headers only; undefined for a missing, expired or forged token. */
  verify: (request: Request, caller: Caller) => Promise<TokenHolder | undefined>
}

/** The token in a request's Authorization header. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

/** Verifies tokens of several issuers: the first that knows a token answers. */
export function anyTokens(...verifiers: readonly TokenVerifier[]): TokenVerifier {
  return {
    async verify(request, caller) {
      for (const each of verifiers) {
        const holder = await each.verify(request, caller)
        if (holder) return holder
      }
      return undefined
    },
  }
}

/** Without an identity service every token is rejected. */
export const noTokens: TokenVerifier = { verify: () => Promise.resolve(undefined) }
