import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './app/networkOf.ts'
import type { ConnectionLimits } from './connectionLimits.ts'

/** Connections by how long they are open or idle, each with the request that it is answered. */
type Connections = Map<Socket, IncomingMessage | undefined>

interface Limits extends Pick<ConnectionLimits, 'perNetwork' | 'inAll'> {
  /** Called for each connection beyond `inAll`. */
  onFull: () => void
}

/**
 * Limits the open connections, of one network and of all. For one too many the oldest is closed that is idle or whose
 * request is not whole: many shoppers may share an address, and only what no answer is under way for may be taken from
 * them.
 */
export function limitConnections(server: Server, { perNetwork, inAll, onFull }: Limits): void {
  const all: Connections = new Map()
  const networks = new Map<string, Connections>()
  /** What a connection is counted in. */
  const countedIn = new WeakMap<Socket, readonly Connections[]>()

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    // It has been closed already.
    if (remoteAddress === undefined) return
    const network = networkOf(remoteAddress)
    const own = networks.get(network) ?? new Map()
    if (all.size >= inAll) onFull()
    if (!makeRoom(own, perNetwork) || !makeRoom(all, inAll)) return void socket.destroy()
    networks.set(network, own)
    countedIn.set(socket, [own, all])
    set(socket, undefined)
    socket.once('close', () => {
      forget(socket)
      if (own.size === 0 && networks.get(network) === own) networks.delete(network)
    })
  })

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (!all.has(socket)) return
    set(socket, request)
    response.once('close', () => {
      // False after the connection was closed, or for the first of two requests that were sent at once.
      if (all.get(socket) !== request) return
      // A map keeps the order of insertion: it is idle from now on.
      forget(socket)
      set(socket, undefined)
    })
  })

  /** False where all of them are being answered. */
  function makeRoom(connections: Connections, max: number): boolean {
    if (connections.size < max) return true
    const oldest = oldestUnanswered(connections)
    oldest?.destroy()
    if (oldest) forget(oldest)
    return oldest !== undefined
  }

  function set(socket: Socket, request: IncomingMessage | undefined): void {
    for (const connections of countedIn.get(socket) ?? []) connections.set(socket, request)
  }

  function forget(socket: Socket): void {
    for (const connections of countedIn.get(socket) ?? []) connections.delete(socket)
  }
}

function oldestUnanswered(connections: Connections): Socket | undefined {
  for (const [socket, request] of connections) if (!request?.complete) return socket
  return undefined
}
