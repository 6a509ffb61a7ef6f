import { isIP } from 'node:net'
import type { Caller } from './app/tokens.ts'

/** The part of Node's connection that is read here. */
interface Connection {
  incoming: { httpVersion?: string; socket: { remoteAddress?: string | undefined } }
}

/**
 * The client's IP address, with the connection's version of HTTP. The address is the remote end of the connection. Behind
 * our own proxy that is always the proxy, and the client is what the proxy appended to X-Forwarded-For; everything before
 * it was sent by the client and cannot be trusted.
 */
export function clientIp(headers: Headers, { incoming }: Connection, trustProxy: boolean): Caller {
  const lastHop = withoutPort(headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
  const forwarded = trustProxy && isIP(lastHop) > 0 ? lastHop : undefined
  // A dual-stack socket reports 192.0.2.1 as ::ffff:192.0.2.1.
  return {
    address: (forwarded ?? incoming.socket.remoteAddress)?.replace(/^::ffff:(?=[\d.]+$)/i, ''),
    httpVersion: incoming.httpVersion,
  }
}

/** Some proxies add the port: 198.51.100.7:51234, [2001:db8::7]:443. */
function withoutPort(address: string): string {
  const [, inBrackets, beforePort] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  return inBrackets ?? beforePort ?? address
}
