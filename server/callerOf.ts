import { isIP } from 'node:net'
import type { Caller } from './app/tokens.ts'

/** What Node knows of a connection. */
interface Connection {
  incoming: { socket: { remoteAddress?: string | undefined } }
}

/**
 * Who asks: the other end of the connection. Behind a proxy of our own that is always the proxy, and the client is what
 * the proxy added to X-Forwarded-For; all that stands before it was sent by the client, who may write anything.
 */
export function callerOf(headers: Headers, { incoming }: Connection, trustProxy: boolean): Caller {
  const lastHop = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const forwarded = trustProxy && isIP(lastHop) > 0 ? lastHop : undefined
  // A socket for both versions of IP writes 192.0.2.1 as ::ffff:192.0.2.1.
  return { address: (forwarded ?? incoming.socket.remoteAddress)?.replace(/^::ffff:(?=[\d.]+$)/i, '') }
}
