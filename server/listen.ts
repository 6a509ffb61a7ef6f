import { createAdaptorServer } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { callerOf } from './callerOf.ts'
import type { Answering } from './render/fetchInside.ts'

export interface Listening {
  /** The port that was given, or found where 0 was asked for. */
  port: number
  close: () => Promise<void>
}

/** Serves a handler on a port and tells it who asks. Rejects with a sentence for the person at the keyboard when the port is not to be had. */
export function listen(handler: Answering, port: number, { trustProxy = false } = {}): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, connection) => handler.fetch(request, callerOf(request.headers, connection, trustProxy)),
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(reasonOf(error, port), { cause: error })))
    server.listen(port, () => {
      // Listening on a port, the address is never a pipe's name.
      const { port: given } = server.address() as AddressInfo
      resolve({ port: given, close: () => new Promise((closed) => server.close(() => closed())) })
    })
  })
}

function reasonOf({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another: PORT=3001 npm start`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Choose another: PORT=3001 npm start`
  return `The server cannot listen on port ${port}: ${message}`
}
