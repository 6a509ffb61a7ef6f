import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Balancer {
  origin: string
  /** Requests that each server has answered, in their order. */
  answered: () => readonly number[]
  close: () => void
}

/**
 * Sends each request to the server after the last one, as a load balancer does. One that takes no connection is passed over;
 * a connection that breaks later is answered with 502, for the server may have done what was asked.
 */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const answered = origins.map(() => 0)
  let turn = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => forward(request, response, Buffer.concat(chunks), origins.length))
  })

  function forward(request: IncomingMessage, response: ServerResponse, body: Buffer, left: number): void {
    const index = turn++ % origins.length
    const { method = 'GET', headers, url = '/' } = request
    const asked = send(origins[index] + url, { method, headers, agent: false })
    let isConnected = false
    asked.on('socket', (socket) => socket.on('connect', () => (isConnected = true)))
    asked.on('response', (answer) => {
      answered[index] = (answered[index] ?? 0) + 1
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => response.destroy())
      answer.pipe(response)
    })
    asked.on('error', () => {
      if (!isConnected && left > 1) forward(request, response, body, left - 1)
      else if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
    asked.end(body)
  }

  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // a TCP port
  return {
    origin: `http://127.0.0.1:${port}`,
    answered: () => answered,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
