import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from './listen.ts'

const perNetwork = 20
const host = 'Host: shop.test\r\n'
const page = `GET / HTTP/1.1\r\n${host}\r\n`
const halfHeaders = `GET / HTTP/1.1\r\n${host}X-Slow: `
const halfBody = `POST / HTTP/1.1\r\n${host}Content-Length: 10\r\n\r\nhalf`

interface OpenServer {
  /** Opens a connection, and sends the beginning of a request or all of it. */
  open: (sent: string, localAddress?: string) => Promise<Socket>
  /** How many requests have reached the handler. */
  begun: () => number
  /** Sends the answer to `GET /wait`. */
  answer: () => void
}

async function openServer(options: Parameters<typeof listen>[2]): Promise<OpenServer> {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  let begun = 0
  const fetch = async (request: Request) => {
    begun += 1
    if (request.url.endsWith('/wait')) await held
    await request.text().catch(() => '')
    return new Response('page')
  }
  const { port, close } = await listen({ fetch }, 0, { host: '127.0.0.1', ...options })
  const sockets: Socket[] = []
  onTestFinished(async () => {
    answer()
    for (const socket of sockets) socket.destroy()
    await close()
  })
  return {
    async open(sent, localAddress = '127.0.0.1') {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      sockets.push(socket)
      // A closed connection may be reset.
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(sent)
      return socket
    },
    begun: () => begun,
    answer,
  }
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded
const open = (sockets: Socket[]) => sockets.map(isOpen)

async function openOneByOne(server: OpenServer, requests: readonly string[]): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (const sent of requests) sockets.push(await server.open(sent))
  for (const socket of sockets) socket.resume()
  return sockets
}

const times = <Item>(count: number, items: readonly Item[]) => Array.from({ length: count }, () => items).flat()

async function answered(socket: Socket): Promise<string> {
  return String((await once(socket, 'data'))[0])
}

test('one address holds a limited number of half-sent requests, and the shop still answers it', async () => {
  const server = await openServer({ limits: { perNetwork } })
  const sockets = await openOneByOne(server, times(perNetwork, [halfHeaders, halfBody]))
  // The oldest half of them.
  const expected = [...times(perNetwork, [false]), ...times(perNetwork, [true])]
  await expect.poll(() => open(sockets)).toEqual(expected)
  expect(await answered(await server.open(page))).toContain('200 OK')
  expect(open(sockets)).toEqual(expected.with(perNetwork, false))
})

test('a request that is being answered keeps its connection, and so does every other address', async () => {
  const server = await openServer({ limits: { perNetwork } })
  const elsewhere = await server.open(halfHeaders, '127.0.0.2')
  const waiting = await server.open(`GET /wait HTTP/1.1\r\n${host}\r\n`)
  await expect.poll(server.begun).toBe(1)
  const sockets = await openOneByOne(server, times(2 * perNetwork, [halfHeaders]))
  await expect.poll(() => open(sockets).filter(Boolean)).toHaveLength(perNetwork - 1)
  expect(open([elsewhere, waiting])).toEqual([true, true])
  server.answer()
  expect(await answered(waiting)).toContain('200 OK')
})

test('a new connection is closed while the address is being answered on all of its others', async () => {
  const server = await openServer({ limits: { perNetwork } })
  const sockets = await openOneByOne(server, times(perNetwork, [`GET /wait HTTP/1.1\r\n${host}\r\n`]))
  await expect.poll(server.begun).toBe(perNetwork)
  const oneMore = await server.open(page)
  await once(oneMore.resume(), 'close')
  expect(open(sockets)).toEqual(times(perNetwork, [true]))
  const answers = sockets.map(answered)
  server.answer()
  for (const answer of await Promise.all(answers)) expect(answer).toContain('200 OK')
})

test('of idle connections the one closes that was idle for longest', async () => {
  const server = await openServer({ limits: { perNetwork: 2 } })
  const first = await server.open(page)
  await answered(first)
  const second = await server.open(page)
  await answered(second)
  first.write(page)
  await answered(first)
  expect(await answered(await server.open(page))).toContain('200 OK')
  await expect.poll(() => open([first.resume(), second.resume()])).toEqual([true, false])
})

test('the connections of a trusted proxy are not limited: all shoppers come through it', async () => {
  const server = await openServer({ limits: { perNetwork }, trustProxy: true })
  const sockets = await openOneByOne(server, times(perNetwork, [halfHeaders, halfBody]))
  expect(await answered(await server.open(page))).toContain('200 OK')
  expect(open(sockets)).toEqual(times(2 * perNetwork, [true]))
})

test.each([{}, { trustProxy: true }])(
  'of all addresses together the oldest idle connection is closed for a new one: %j',
  async (options) => {
    const onFull = vi.fn<() => void>()
    const server = await openServer({ limits: { inAll: perNetwork }, onFull, ...options })
    const waiting = await server.open(`GET /wait HTTP/1.1\r\n${host}\r\n`)
    await expect.poll(server.begun).toBe(1)
    const idle = [await server.open('', '127.0.0.2'), await server.open('', '127.0.0.3')]
    const others = await openOneByOne(server, times(perNetwork - 3, [halfHeaders]))
    for (const socket of idle) socket.resume()
    expect(onFull).not.toHaveBeenCalled()
    expect(await answered(await server.open(page, '127.0.0.4'))).toContain('200 OK')
    await expect.poll(() => open(idle)).toEqual([false, true])
    expect(open([waiting, ...others])).toEqual(times(perNetwork - 2, [true]))
    expect(onFull).toHaveBeenCalledTimes(1)
  },
)

test('a new connection is closed while all are being answered, and its address is not counted twice', async () => {
  const server = await openServer({ limits: { inAll: 2, perNetwork: 2 } })
  const waiting = `GET /wait HTTP/1.1\r\n${host}\r\n`
  const sockets = [await server.open(waiting), await server.open(waiting)]
  await expect.poll(server.begun).toBe(2)
  for (let more = 0; more < 3; more += 1) {
    const refused = await server.open(page, '127.0.0.2')
    await new Promise((closed) => refused.once('close', closed).resume())
  }
  const answers = sockets.map(answered)
  server.answer()
  for (const answer of await Promise.all(answers)) expect(answer).toContain('200 OK')
  expect(await answered(await server.open(page, '127.0.0.2'))).toContain('200 OK')
})

test.each([
  ['headers', halfHeaders, { headersMs: 300 }],
  ['body', halfBody, { headersMs: 300, requestMs: 600 }],
])('a request is not waited for without an end of its %s', async (_name, sent, limits) => {
  const server = await openServer({ limits })
  expect(await answered(await server.open(sent))).toBe('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
})
