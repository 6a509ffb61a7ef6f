import type { Socket } from 'node:net'
import type { ConnectionLimits } from './connectionLimits.ts'
import { LastingFailure, type Log } from './limitedLog.ts'

interface UnsentLimit {
  /** Says whose requests a connection brings: behind a proxy that is not the other end of it. */
  bringsFrom: (socket: Socket, network: string | undefined) => void
  end: () => void
}

/** Little can be added between two checks: everything is written by one thread. */
const checkMs = 100

/**
 * Limits the bytes that clients have asked for and do not take, of one network and of all. Beyond a limit the connections
 * with the most of them are closed, so that slow clients with small answers keep theirs.
 */
export function limitUnsent(
  { unsentPerNetwork, unsentInAll }: Pick<ConnectionLimits, 'unsentPerNetwork' | 'unsentInAll'>,
  log: Log,
): UnsentLimit {
  const networkBy = new Map<Socket, string>()
  const timer = setInterval(() => {
    const kept = new Map<string, number>()
    let inAll = 0
    for (const { socket, network, bytes } of smallestFirst(networkBy)) {
      const ofNetwork = kept.get(network) ?? 0
      // The smallest answer may be of any size: an owner's export of a large catalogue is one.
      if (exceeds(ofNetwork, bytes, unsentPerNetwork) || exceeds(inAll, bytes, unsentInAll)) {
        socket.resetAndDestroy()
        log('A connection was closed', tooMuch)
        continue
      }
      kept.set(network, ofNetwork + bytes)
      inAll += bytes
    }
  }, checkMs).unref()

  return {
    bringsFrom(socket, network = '') {
      if (!networkBy.has(socket)) socket.once('close', () => networkBy.delete(socket))
      networkBy.set(socket, network)
    },
    end: () => clearInterval(timer),
  }
}

const tooMuch = new LastingFailure('its client has asked for far more than it takes.')

function exceeds(others: number, bytes: number, max: number): boolean {
  return others > 0 && others + bytes > max
}

function smallestFirst(networkBy: ReadonlyMap<Socket, string>) {
  return [...networkBy]
    .map(([socket, network]) => ({ socket, network, bytes: socket.writableLength }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => one.bytes - other.bytes)
}
