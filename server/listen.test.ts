import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

test('a client that asks and never reads is cut off, and the others are answered', async () => {
  const large = new Uint8Array(64 * 1024 * 1024)
  const handler = { fetch: (request: Request) => new Response(request.url.endsWith('/large') ? large : 'small') }
  const { port, close } = await listen(handler, 0, { silentMs: 200 })
  onTestFinished(close)
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.write('GET /large HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('small')
  await new Promise((silence) => void setTimeout(silence, 1000))
  // What the system had taken in before is read now, and then nothing more comes.
  let taken = 0
  socket.on('data', (chunk: Buffer) => (taken += chunk.length)).on('error', () => undefined).resume()
  await once(socket, 'close')
  expect(taken).toBeLessThan(large.length)
})
