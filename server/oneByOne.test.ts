import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

/** Sends requests in one write, without waiting for answers. */
async function sendAtOnce(number: number) {
  let [running, maxAtOnce, begun] = [0, 0, 0]
  const fetch = async ({ url }: Request) => {
    begun += 1
    maxAtOnce = Math.max(maxAtOnce, (running += 1))
    await sleep(10)
    running -= 1
    return new Response(`answer to ${new URL(url).pathname}`)
  }
  const { port, close } = await listen({ fetch }, 0, { host: '127.0.0.1' })
  onTestFinished(close)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  let read = ''
  socket.on('data', (chunk: Buffer) => (read += String(chunk)))
  // Not `once` of node:events, which rejects when the connection is reset.
  const ended = new Promise((closed) => void socket.once('close', closed))
  const requests = Array.from({ length: number }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: shop.test\r\n\r\n`)
  socket.write(requests.join(''))
  const answers = () => [...read.matchAll(/answer to \/(\d+)/g)].map(([, at]) => Number(at))
  return { answers, counts: () => ({ maxAtOnce, begun }), ended, port }
}

test('requests that a client sends at once are answered one after another, in their order', async () => {
  const { answers, counts } = await sendAtOnce(10)
  await expect.poll(answers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(counts()).toEqual({ maxAtOnce: 1, begun: 10 })
})

test('a connection that sends a thousand requests at once is closed before they are answered', async () => {
  const { counts, ended, port } = await sendAtOnce(1000)
  await ended
  expect(counts().begun).toBeLessThan(10)
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200)
})
