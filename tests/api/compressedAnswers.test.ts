import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeAnswer } from '#contract/store.ts'
import { compressBody } from '#server/render/compressBody.ts'
import { openPageServer, textOf, type PageServer } from './pageServer.ts'

let server: PageServer
beforeAll(async () => {
  server = await openPageServer()
})
afterAll(() => server.stop())

const readAll = { action: 'READ', filter: { limit: 100 } }

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('a response to a client that accepts %s is encoded as %s, and is complete', async (accepted, encoding) => {
  const plain = await server.store(readAll)
  const answer = await server.store(readAll, accepted === undefined ? {} : { 'accept-encoding': accepted })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers['content-length']).toBe(String(answer.body.length))
  expect(answer.headers['content-type']).toBe('application/json')
  expect(answer.headers.vary).toBe('Accept-Encoding')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(storeAnswer.parse(JSON.parse(textOf(answer))).data).toHaveLength(100)
  expect(textOf(answer)).toBe(textOf(plain))
  expect(answer.body.length).toBeLessThanOrEqual(encoding ? plain.body.length / 3 : plain.body.length)
})

test('a short response is not compressed', async () => {
  const answer = await server.store({ action: 'READ', filter: { limit: 0 } }, { 'accept-encoding': 'br, gzip' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(textOf(answer))).toMatchObject({ data: [] })
})

test.each(['br', 'gzip', undefined])('the sitemap is encoded as %s, and has an ETag for it', async (encoding) => {
  const accepted = { 'accept-encoding': encoding ?? 'identity' }
  const answer = await server.get('/sitemap.xml', accepted)
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding])
  expect(answer.headers).toMatchObject({ 'content-type': 'application/xml; charset=UTF-8', vary: 'Accept-Encoding' })
  expect(textOf(answer)).toContain('/product/ps-01</loc>')
  expect(answer.body.length).toBeLessThan(encoding ? 3000 : 20_000)
  const again = await server.get('/sitemap.xml', { ...accepted, 'if-none-match': answer.headers.etag ?? '' })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('refusals keep their status, and those of /dev/users their shape', async () => {
  const noKey = await server.store(readAll, { 'api-key': 'wrong', 'accept-encoding': 'br' })
  expect(noKey.status).toBe(401)
  const users = await server.get('/dev/users', { 'accept-encoding': 'br' })
  expect(users.status).toBe(405)
  expect(users.headers.allow).toBe('POST')
  expect(JSON.parse(textOf(users))).toMatchObject({ success: false })
})

test('compressing a large response does not block the event loop', async () => {
  const large = new TextEncoder().encode(noise(8_000_000))
  for (const encoding of ['br', 'gzip'] as const) {
    let turns = 0
    const counting = setInterval(() => (turns += 1), 1)
    const compressed = await compressBody(large, encoding)
    clearInterval(counting)
    expect(compressed.byteLength).toBeLessThan(large.byteLength)
    expect(turns).toBeGreaterThan(5)
  }
})

/** Text that takes long to compress. */
function noise(length: number): string {
  let text = ''
  for (let number = 1; text.length < length; number = (number * 48_271) % 2_147_483_647) text += number.toString(36)
  return text
}
