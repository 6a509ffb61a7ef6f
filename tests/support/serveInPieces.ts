import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PageInPieces {
  origin: string
  /** Sends the rest of the page; called before it is asked for, the page comes whole. */
  sendRest: () => void
  close: () => void
}

/**
 * Serves the shop at `base`, but of the page at `path` only what comes before the last element with `cut` in its tag until
 * `sendRest` is called: as a slow network does.
 */
export async function serveInPieces(base: string, path: string, cut: string): Promise<PageInPieces> {
  let sendRest = () => {}
  const released = new Promise<void>((resolve) => {
    sendRest = resolve
  })
  const server = createServer((request, response) => {
    const forward = async () => {
      const answer = await fetch(new URL(request.url ?? '/', base))
      response.setHeader('content-type', answer.headers.get('content-type') ?? '')
      const body = Buffer.from(await answer.arrayBuffer())
      if (request.url === path) await sendPieces(response, body.toString(), cut, released)
      else response.end(body)
    }
    forward().catch(() => response.destroy())
  })
  await new Promise<void>((listening) => void server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo // a TCP port
  return {
    origin: `http://localhost:${port}`,
    sendRest,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function sendPieces(response: ServerResponse, text: string, cut: string, released: Promise<void>): Promise<void> {
  const tag = text.lastIndexOf('<', text.lastIndexOf(cut))
  response.write(text.slice(0, tag))
  await released
  response.end(text.slice(tag))
}
