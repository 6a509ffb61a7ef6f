import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { writtenProduct, type Target } from '#tests/durability/writes.ts'

/** A request as bytes, for clients that do not behave. */
export interface RawRequest {
  head: string
  body: string
}

/** The creation of a product. */
export function creation({ base, writeKey }: Target, entityId: string): RawRequest {
  const body = JSON.stringify({ action: 'CREATE', targetCollection: 'products', data: writtenProduct(entityId) })
  return { head: headOf('POST', `${base}/store`, { 'api-key': writeKey }, body), body }
}

/** A long answer: a page, or all products. */
export function longRead({ base, readKey }: Target, path?: string): RawRequest {
  if (path !== undefined) return { head: headOf('GET', new URL(path, base).href, {}, ''), body: '' }
  const body = JSON.stringify({ action: 'READ', targetCollection: 'products', filter: { limit: 1000 } })
  return { head: headOf('POST', `${base}/store`, { 'api-key': readKey }, body), body }
}

function headOf(method: string, url: string, headers: Record<string, string>, body: string): string {
  const { host, pathname } = new URL(url)
  const all = {
    host,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${pathname} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** A connection of its own. What comes of a broken one is the test's subject, so its errors are no failure. */
export async function connectTo({ base }: Target): Promise<Socket> {
  const { hostname, port } = new URL(base)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  return socket
}

export interface RawAnswer {
  status: number
  body: string
}

/** The first answer on a connection; undefined where it closes without one. */
export function answerOn(socket: Socket, milliseconds = 20_000): Promise<RawAnswer | undefined> {
  return new Promise((resolve) => {
    let text = ''
    const finish = () => {
      clearTimeout(timer)
      const [head = '', body = ''] = text.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
      socket.destroy()
      resolve(status ? { status, body } : undefined)
    }
    const timer = setTimeout(finish, milliseconds)
    socket.on('close', finish)
    socket.on('end', finish)
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
      const [, body] = text.split('\r\n\r\n')
      if (body !== undefined && Buffer.byteLength(body) >= length) finish()
    })
  })
}
