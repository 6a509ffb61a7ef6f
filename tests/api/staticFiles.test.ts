import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPageServer, textOf, type PageServer } from './pageServer.ts'

const script = `/* ${'handloom '.repeat(400)}*/`
const files = {
  'assets/shop.js': script,
  'site.webmanifest': JSON.stringify({ name: script }),
  'share.jpg': 'not really a photograph',
  'pictures/drawing.svg': `<svg><!-- ${script} --></svg>`,
}

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

describe.each(['/share.jpg', '/site.webmanifest', '/pictures/drawing.svg'])(
  '%s is not sent again to a client that has it',
  (path) => {
    test.each(['br', 'gzip', 'identity'])('in %s', async (encoding) => {
      const accepting = { 'accept-encoding': encoding }
      const { headers } = await server.get(path, accepting)
      const modified = headers['last-modified'] ?? ''
      const again = await server.get(path, { ...accepting, 'if-modified-since': modified })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers).toMatchObject({
        'cache-control': 'public, max-age=86400',
        vary: 'Accept-Encoding',
        'last-modified': modified,
      })
      expect(again.headers['content-encoding']).toBeUndefined()
      expect(again.headers['content-length']).toBeUndefined()
    })

    test.each([
      ['has an older one', { 'if-modified-since': 'Tue, 02 Jan 2024 10:00:00 GMT' }],
      ['has a newer one, of a release that was taken back', { 'if-modified-since': 'Tue, 02 Jan 2074 10:00:00 GMT' }],
      ['sends no date', { 'if-modified-since': 'yesterday' }],
    ])('but to one that %s', async (_, asked) => {
      expect((await server.get(path, asked)).status).toBe(200)
    })

    test('but to one that names an ETag, which takes precedence', async () => {
      const { headers } = await server.get(path)
      const asked = { 'if-modified-since': headers['last-modified'] ?? '', 'if-none-match': '"other"' }
      expect((await server.get(path, asked)).status).toBe(200)
    })
  },
)

test('a file whose name contains its hash has no validator', async () => {
  const { headers } = await server.get('/assets/shop.js')
  expect([headers['last-modified'], headers.etag]).toEqual([undefined, undefined])
})

describe('a range of a file', () => {
  const photograph = files['share.jpg']

  test.each([
    ['bytes=0-5', photograph.slice(0, 6), `bytes 0-5/${photograph.length}`],
    ['bytes=4-', photograph.slice(4), `bytes 4-${photograph.length - 1}/${photograph.length}`],
    ['bytes=-5', photograph.slice(-5), `bytes ${photograph.length - 5}-${photograph.length - 1}/${photograph.length}`],
  ])('the range %s of a file is answered with it', async (range, part, place) => {
    const { status, headers, body } = await server.get('/share.jpg', { range })
    expect([status, headers['content-range'], body.toString()]).toEqual([206, place, part])
  })

  test('a range beyond the end of a file is refused', async () => {
    const { status, headers } = await server.get('/share.jpg', { range: 'bytes=500-' })
    expect([status, headers['content-range']]).toEqual([416, `bytes */${photograph.length}`])
  })

  test.each(['junk', 'items=0-5', '0-5', 'bytes=junk', 'bytes=-', 'bytes=0-1,3-4'])(
    '%s is not one range of bytes, and is ignored',
    async (range) => {
      const { status, headers, body } = await server.get('/share.jpg', { range })
      expect([status, headers['content-range'], body.toString()]).toEqual([200, undefined, photograph])
    },
  )

  test('a range of a file under a condition is ignored, as the file may be another one', async () => {
    const { status } = await server.get('/share.jpg', { range: 'bytes=0-5', 'if-range': '"other"' })
    expect(status).toBe(200)
  })

  test('a client that asks for a range of the file that it has is told so', async () => {
    const { headers } = await server.get('/share.jpg')
    const asked = { range: 'bytes=0-5', 'if-modified-since': headers['last-modified'] ?? '' }
    const again = await server.get('/share.jpg', asked)
    expect([again.status, again.body.toString()]).toEqual([304, ''])
  })
})
