import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Answers a client that ends its side of the connection after its request, as scripts and some proxies do: by default
 * Node closes the connection at once, and whether the answer is sent before is chance. Its last answer closes it.
 */
export function answerHalfClosed(server: Server): void {
  // Undocumented, hence without a type.
  Object.assign(server, { httpAllowHalfOpen: true })
  const lastOf = new WeakMap<Socket, ServerResponse>()
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    lastOf.set(socket, response)
  })
  server.on('connection', (socket: Socket) => {
    socket.once('end', () => {
      const last = lastOf.get(socket)
      // Node's own mark for this is lost where the Connection header is removed.
      if (last && !last.headersSent) last.shouldKeepAlive = false
    })
  })
}
