import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { LastingFailure } from './limitedLog.ts'
import { listen } from './listen.ts'

// Between two programs of one machine the system itself takes some megabytes of an answer that is not read.
const MB = 1_000_000

interface Client {
  socket: Socket
  /** Reads the answer to its end, or until the connection is closed, and resolves to its number of bytes. */
  read: () => Promise<number>
}

async function openServer(options: Parameters<typeof listen>[2] = {}) {
  const logged: unknown[] = []
  const log = (message: string, error?: unknown) => void logged.push([message, error])
  const bytes = new Uint8Array(200 * MB)
  // `GET /40` is answered with 40 MB.
  const fetch = ({ url }: Request) => new Response(bytes.subarray(0, Number(new URL(url).pathname.slice(1)) * MB))
  const { port, close } = await listen({ fetch }, 0, { host: '127.0.0.1', log, ...options })
  onTestFinished(close)
  const ask = async (size: number, { localAddress = '127.0.0.1', forwarded = '' } = {}): Promise<Client> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    const headers = `Host: shop.test\r\nConnection: close\r\n${forwarded && `X-Forwarded-For: ${forwarded}\r\n`}`
    socket.write(`GET /${size} HTTP/1.1\r\n${headers}\r\n`)
    return {
      socket,
      async read() {
        let taken = 0
        socket.on('data', (chunk: Buffer) => (taken += chunk.length))
        // Not `once` of node:events, which rejects when the connection is reset.
        await new Promise((closed) => socket.once('close', closed).resume())
        return taken
      },
    }
  }
  return { ask, logged }
}

const isWhole = (size: number, taken: number) => taken > size * MB
const wholeOf = async (size: number, clients: readonly Client[]) =>
  (await Promise.all(clients.map((client) => client.read()))).map((taken) => isWhole(size, taken))

test('an address that reads nothing loses its largest answers, and slow clients there keep their small ones', async () => {
  const { ask, logged } = await openServer({ limits: { unsentPerNetwork: 100 * MB } })
  const slow = [await ask(15), await ask(15), await ask(15)]
  const greedy = [await ask(70), await ask(80), await ask(90)]
  const elsewhere = await ask(90, { localAddress: '127.0.0.2' })
  await expect.poll(() => logged.length).toBe(3)
  expect(await wholeOf(15, slow)).toEqual([true, true, true])
  expect(await wholeOf(70, greedy)).toEqual([false, false, false])
  expect(isWhole(90, await elsewhere.read())).toBe(true)
  expect(logged[0]).toEqual(['A connection was closed', expect.any(LastingFailure)])
})

test('all addresses together lose their largest answers beyond the limit of all', async () => {
  const { ask, logged } = await openServer({ limits: { unsentInAll: 100 * MB } })
  const one = await ask(25, { localAddress: '127.0.0.1' })
  const two = await ask(25, { localAddress: '127.0.0.2' })
  const three = await ask(80, { localAddress: '127.0.0.3' })
  await expect.poll(() => logged.length).toBe(1)
  expect(await wholeOf(25, [one, two])).toEqual([true, true])
  expect(isWhole(80, await three.read())).toBe(false)
})

test('behind a trusted proxy each client is limited by itself', async () => {
  const { ask, logged } = await openServer({ limits: { unsentPerNetwork: 60 * MB }, trustProxy: true })
  const [one, two] = [{ forwarded: '198.51.100.7' }, { forwarded: '203.0.113.9' }]
  const of = [await ask(40, one), await ask(50, one), await ask(40, two)]
  await expect.poll(() => logged.length).toBe(1)
  expect(await wholeOf(40, of)).toEqual([true, false, true])
})

test('one answer may be larger than the limit: it is all that its address waits for', async () => {
  const { ask, logged } = await openServer({ limits: { unsentPerNetwork: MB, unsentInAll: MB } })
  const client = await ask(60)
  // Ten checks.
  await sleep(1000)
  expect(isWhole(60, await client.read())).toBe(true)
  expect(logged).toEqual([])
})
