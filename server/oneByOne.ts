import type { Socket } from 'node:net'

/** The part of Node's connection that is read here. */
interface Connection {
  incoming: { socket: Socket }
  outgoing: { once: (event: 'close', then: () => void) => unknown }
}

/** Requests of one connection that may be open, the one being answered included: browsers send one. */
export const maxOpenRequests = 10

/**
 * Answers the requests of one connection one after another, and closes a connection that sends many before it takes an
 * answer: each answer would hold memory, and a file be open, until the client has taken those before it.
 */
export function oneByOne<At extends Connection>(
  handle: (request: Request, connection: At) => Promise<Response>,
): (request: Request, connection: At) => Promise<Response> {
  const openOf = new WeakMap<Socket, Promise<void>[]>()
  return async (request, connection) => {
    const { socket } = connection.incoming
    const open = openOf.get(socket) ?? []
    openOf.set(socket, open)
    const before = open.at(-1)
    const over = new Promise<void>((resolve) => {
      connection.outgoing.once('close', () => {
        void open.shift()
        resolve()
      })
    })
    open.push(over)
    if (open.length > maxOpenRequests) socket.destroy()
    await before
    // All requests that were read together come here, also after the connection was closed.
    return socket.destroyed ? new Response() : handle(request, connection)
  }
}
