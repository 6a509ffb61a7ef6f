import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listen, originOf } from './listen.ts'

test('a client that never reads its response is disconnected', async () => {
  const large = new Uint8Array(64 * 1024 * 1024)
  const { port, close } = await listen({ fetch: () => new Response(large) }, 0, { silentMs: 500 })
  onTestFinished(close)
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  await new Promise((silence) => void setTimeout(silence, 3000))
  // Bytes that the system had buffered are read now, and then nothing more arrives.
  let taken = 0
  socket
    .on('data', (chunk: Buffer) => (taken += chunk.length))
    .on('error', () => undefined)
    .resume()
  await once(socket, 'close')
  expect(taken).toBeLessThan(large.length)
})

test('an idle connection is kept alive for the next page, and then closed', async () => {
  const { port, close } = await listen({ fetch: () => new Response('page') }, 0, { silentMs: 3000 })
  onTestFinished(close)
  const socket = connect(port, '127.0.0.1')
  const ended = once(socket, 'close')
  const answer = async () => {
    socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')
    return String((await once(socket, 'data'))[0])
  }
  expect(await answer()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  const second = await answer()
  expect(second).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  // Both are the default of HTTP/1.1.
  expect(second).not.toMatch(/^(?:keep-alive|connection):/im)
  socket.resume()
  await ended
})

test('a server with an address of its own answers nowhere else', async () => {
  const { port, close } = await listen({ fetch: () => new Response('page') }, 0, { host: '127.0.0.1' })
  onTestFinished(close)
  const answer = await fetch(`http://127.0.0.1:${port}`)
  expect(await answer.text()).toBe('page')
  // An address of the same machine, which a server without one answers.
  await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow('fetch failed')
})

test('an address that is one of several networks has to name its own', async () => {
  const listening = listen({ fetch: () => new Response('page') }, 0, { host: 'fe80::1' })
  await expect(listening).rejects.toThrow("HOST is 'fe80::1', which lacks the name of its network: fe80::1%eth0, say.")
})

test.each([
  [undefined, 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['192.0.2.1', 'http://192.0.2.1:3000'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000'],
])('a server that listens on %s is said to be open at %s', (host, origin) => {
  expect(originOf(3000, host)).toBe(origin)
})

test('a server that is shutting down closes the connection with its response', async () => {
  const { port, close } = await listen({ fetch: () => new Response('page') }, 0, { isShuttingDown: () => true })
  onTestFinished(close)
  const socket = connect(port, '127.0.0.1')
  const ended = once(socket, 'close')
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  expect(String((await once(socket, 'data'))[0])).toMatch(/^connection: close/im)
  await ended
})

test.each([
  ['GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n', /^connection: close/im],
  ['GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n', /^connection: keep-alive/im],
])('a client that asks for another kind of connection is told what it gets: %j', async (request, expected) => {
  const { port, close } = await listen({ fetch: () => new Response('page') }, 0)
  onTestFinished(close)
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  expect(String((await once(socket, 'data'))[0])).toMatch(expected)
  socket.destroy()
})

test.each([
  ['at once', 0],
  ['later', 100],
])('a client that ends its side of the connection is answered all the same, %s', async (_, delayMs) => {
  const fetch = async (request: Request) => {
    await sleep(delayMs)
    return new Response(new URL(request.url).pathname)
  }
  const { port, close } = await listen({ fetch }, 0)
  onTestFinished(close)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.end(['/first', '/second'].map((path) => `GET ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`).join(''))
  // Reading ends when the server closes the connection: long before it would close a silent one.
  const answers = await text(socket)
  expect(answers).toMatch(/\r\n\/first.*\r\n\/second$/s)
})

test('a client that ends its side between two requests is disconnected', async () => {
  const { port, close } = await listen({ fetch: () => new Response('page') }, 0)
  onTestFinished(close)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  await once(socket, 'data')
  socket.end()
  const [hadError] = await once(socket, 'close')
  expect(hadError).toBe(false)
})
