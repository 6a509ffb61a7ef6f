import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPageServer, textOf, type PageServer } from './pageServer.ts'

const script = `/* ${'handloom '.repeat(400)}*/`
const files = { 'assets/shop.js': script, 'site.webmanifest': JSON.stringify({ name: script }) }

let server: PageServer
beforeAll(async () => {
  server = await openPageServer({ files })
})
afterAll(() => server.stop())

describe.each(['/assets/shop.js', '/site.webmanifest', '/'])('%s is encoded as the client accepts it', (path) => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['BR', 'br'],
    ['GZip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
    const answer = await server.get(path, accepted === undefined ? {} : { 'accept-encoding': accepted })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    expect(textOf(answer)).toContain('handloom')
  })
})

test.each(['/assets/none.js', '/pictures/none.svg', '/pictures/400/none.avif', '/none.png'])(
  'a 404 for %s is not cached',
  async (path) => {
    const { status, headers } = await server.get(path)
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  },
)
