import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './app/networkOf.ts'

/** The connections of one network by how long they are open or idle, each with the request that it is answered. */
type Connections = Map<Socket, IncomingMessage | undefined>

/**
 * Limits the open connections of one network. For one too many the oldest is closed that is idle or whose request is not
 * whole: many shoppers may share an address, and only what no answer is under way for may be taken from them.
 */
export function limitConnections(server: Server, perNetwork: number): void {
  const networks = new Map<string, Connections>()
  const connectionsBy = new WeakMap<Socket, Connections>()

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    // It has been closed already.
    if (remoteAddress === undefined) return
    const network = networkOf(remoteAddress)
    const connections = networks.get(network) ?? new Map()
    networks.set(network, connections)
    if (connections.size >= perNetwork) {
      const closed = oldestUnanswered(connections) ?? socket
      closed.destroy()
      connections.delete(closed)
      if (closed === socket) return
    }
    connections.set(socket, undefined)
    connectionsBy.set(socket, connections)
    socket.once('close', () => {
      connections.delete(socket)
      if (connections.size === 0 && networks.get(network) === connections) networks.delete(network)
    })
  })

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connections = connectionsBy.get(socket)
    if (!connections?.has(socket)) return
    connections.set(socket, request)
    response.once('close', () => {
      // False after the connection was closed, or for the first of two requests that were sent at once.
      if (connections.get(socket) !== request) return
      // A map keeps the order of insertion: it is idle from now on.
      connections.delete(socket)
      connections.set(socket, undefined)
    })
  })
}

function oldestUnanswered(connections: Connections): Socket | undefined {
  for (const [socket, request] of connections) if (!request?.complete) return socket
  return undefined
}
