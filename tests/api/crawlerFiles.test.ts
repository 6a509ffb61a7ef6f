import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPageServer, textOf, type PageServer } from './pageServer.ts'

let server: PageServer
beforeAll(async () => {
  server = await openPageServer()
  await server.store({ action: 'DELETE', filter: { isActive: true } })
  await create(1)
})
afterAll(() => server.stop())

const create = (count: number, from = 0) =>
  server.store({
    action: 'CREATE',
    data: Array.from({ length: count }, (_, index) => ({
      entityId: `saree-${from + index}`,
      name: 'Saree',
      price: 4200,
      category: 'workwear',
    })),
  })

const products = async () => {
  const answer = await server.get('/sitemap.xml', { 'accept-encoding': 'br' })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=UTF-8'])
  return textOf(answer).match(/<loc>[^<]*\/product\/[^<]*<\/loc>/g) ?? []
}

/** What a crawler that has read a file before gets for it, and what a crawler that asks with HEAD does. */
async function expectCached(path: string, encoding: string) {
  const accepted = { 'accept-encoding': encoding }
  const whole = await server.get(path, accepted)
  expect(whole).toMatchObject({ status: 200, headers: { etag: expect.any(String) } })
  const { etag = '' } = whole.headers
  const again = await server.get(path, { ...accepted, 'if-none-match': etag })
  expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0])
  expect(await server.get(path, { ...accepted, 'if-none-match': '"other"' })).toMatchObject({ status: 200 })
  const head = await fetch(server.origin + path, { method: 'HEAD', headers: accepted })
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  expect(head.headers.get('content-type')).toBe(whole.headers['content-type'])
  const headAgain = await fetch(server.origin + path, {
    method: 'HEAD',
    headers: { ...accepted, 'if-none-match': etag },
  })
  expect(headAgain.status).toBe(304)
  return etag
}

test.each(['br', 'gzip', 'identity'])(
  'robots.txt and the sitemap are sent once to a crawler that reads %s',
  async (encoding) => {
    expect(await expectCached('/robots.txt', encoding)).toMatch(/^"/)
    await expectCached('/sitemap.xml', encoding)
  },
)

test('the sitemap of one product and of a thousand has each once, and another ETag', async () => {
  expect(await products()).toEqual([`<loc>${server.origin}/product/saree-0</loc>`])
  const before = await expectCached('/sitemap.xml', 'br')
  for (let from = 1; from < 1000; from += 111) await create(111, from)
  const all = await products()
  expect([all.length, new Set(all).size]).toEqual([1000, 1000])
  expect(await expectCached('/sitemap.xml', 'br')).not.toBe(before)
})
