import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, isIPv6, type AddressInfo } from 'node:net'
import { answerHalfClosed } from './answerHalfClosed.ts'
import { callerNetwork } from './app/networkOf.ts'
import { clientIp } from './clientIp.ts'
import { defaultConnectionLimits, type ConnectionLimits } from './connectionLimits.ts'
import { limitConnections } from './limitConnections.ts'
import type { Log } from './limitedLog.ts'
import { limitUnsent } from './limitUnsent.ts'
import { oneByOne } from './oneByOne.ts'
import type { FetchHandler } from './render/inProcessFetch.ts'

export interface Listening {
  /** The actual port, also when 0 was requested. */
  port: number
  /** Accepts no more requests, and resolves when the last response is sent. */
  close: () => Promise<void>
}

interface ListeningAddress {
  port: number
  host?: string
}

interface ListenOptions {
  /** An address of this machine; all of them by default. */
  host?: string
  trustProxy?: boolean
  /** True from the signal to end: each response then closes its connection. */
  isShuttingDown?: () => boolean
  /** Milliseconds without traffic after which a connection is closed. */
  silentMs?: number
  limits?: Partial<ConnectionLimits>
  /** Called for each connection beyond `limits.inAll`. */
  onFull?: () => void
  log?: Log
}

/** More than the minute of load balancers: they would send a request on a connection that is just being closed. */
const defaultSilentMs = 75_000

/**
 * Serves a handler on a port and passes it the client's address. Rejects with a readable message when the port is
 * unavailable.
 */
export function listen(handler: FetchHandler, port: number, options: ListenOptions = {}): Promise<Listening> {
  const { host, trustProxy = false, isShuttingDown = () => false, silentMs = defaultSilentMs } = options
  const { onFull = () => {}, log = () => {} } = options
  const limits = { ...defaultConnectionLimits, ...options.limits }
  const { perNetwork, inAll, headersMs, requestMs } = limits
  const unsent = limitUnsent(limits, log)
  const at = host ? { port, host } : { port }
  const server = createAdaptorServer({
    // Health checks of load balancers may speak HTTP/1.0, and name no host.
    hostname: 'no-host.invalid',
    serverOptions: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      // Both are only checked this often.
      connectionsCheckingInterval: headersMs / 4,
    },
    fetch: oneByOne(async (request, connection) => {
      const caller = clientIp(request.headers, connection, trustProxy)
      unsent.bringsFrom(connection.incoming.socket, callerNetwork(caller))
      return handler.fetch(request, caller)
    }),
  })
  if ('timeout' in server) {
    // A client that never reads its response would keep it in memory.
    server.timeout = silentMs
    // `timeout` closes idle connections, too. Node's five seconds of keep-alive are too short for the next page, and
    // add a header to every response.
    server.keepAliveTimeout = 0
    answerHalfClosed(server)
    // Behind a proxy all connections are the proxy's.
    limitConnections(server, { perNetwork: trustProxy ? Infinity : perNetwork, inAll, onFull })
    server.prependListener('request', ({ httpVersion }: IncomingMessage, response: ServerResponse) => {
      // Or the next request could be sent to a connection that is about to be closed.
      if (isShuttingDown()) response.shouldKeepAlive = false
      // In HTTP/1.1 a connection is kept alive unless a header says otherwise.
      if (httpVersion === '1.1' && response.shouldKeepAlive) response.removeHeader('Connection')
    })
  }
  server.once('close', unsent.end)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(reasonOf(error, at), { cause: error })))
    server.listen(at, () => {
      // For a TCP port the address is never a string.
      const { port: given } = server.address() as AddressInfo
      resolve({ port: given, close: () => drain(server) })
    })
  })
}

/** Rejects as `listen` does when a port or an address is unavailable now. */
export function checkPort(at: ListeningAddress): Promise<void> {
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(reasonOf(error, at), { cause: error })))
    server.listen(at, () => server.close(() => resolve()))
  })
}

/** The origin to print. An address that is reached by the name localhost, too, is given by it: passkeys need a name. */
export function originOf(port: number, host = '::'): string {
  const isLocal = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)
  return `http://${isLocal ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`
}

function drain(server: ServerType): Promise<void> {
  return new Promise((drained) => {
    // Browsers keep their connections open after a response, and `close` waits for them.
    const closing = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), idleMs)
    server.close(() => {
      clearInterval(closing)
      drained()
    })
  })
}

/** How often connections that have become idle are closed while the server ends, in milliseconds. */
const idleMs = 50

function reasonOf({ code, message }: NodeJS.ErrnoException, { port, host }: ListeningAddress): string {
  if (code === 'EADDRNOTAVAIL') return `HOST is '${host}', which is no address of this machine.`
  if (code === 'EINVAL' && host) return `HOST is '${host}', which lacks the name of its network: fe80::1%eth0, say.`
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another: PORT=3001`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Choose another: PORT=3001`
  return `The server cannot listen on port ${port}: ${message}`
}
