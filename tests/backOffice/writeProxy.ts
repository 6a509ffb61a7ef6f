import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface WriteProxy {
  origin: string
  /** Writes that came through so far. */
  writes: () => number
  close: () => void
}

/**
 * A proxy to a shop that counts writes. `onWrite` is called before the write of that number is forwarded; where it answers
 * false the connection is cut. Writes carry the client's key unless another is given.
 */
export async function writeProxy(
  base: string,
  onWrite: (number: number) => boolean | Promise<boolean>,
  writeKey?: string,
): Promise<WriteProxy> {
  let writes = 0
  const server = createServer((request, response) => {
    const forward = async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer) // a request without encoding has Buffers
      const body = Buffer.concat(chunks).toString()
      const isWrite = !body.includes('"action":"READ"')
      if (isWrite && !(await onWrite(++writes))) return void response.destroy()
      const key = (isWrite && writeKey) || String(request.headers['api-key'])
      const headers = { 'content-type': 'application/json', 'api-key': key }
      const answer = await fetch(base + String(request.url).replace(/^\/dev/, ''), { method: 'POST', headers, body })
      const text = await answer.text()
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    }
    forward().catch(() => response.destroy())
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // a TCP port
  return {
    origin: `http://127.0.0.1:${port}`,
    writes: () => writes,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
