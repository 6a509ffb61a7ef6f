import { afterEach, describe, expect, test } from 'vitest'
import type { Render } from '#contract/page.ts'
import { defaultPageLimits } from '#server/render/pageCache.ts'
import { openPageServer, priceOfOne, textOf, type PageServer } from './pageServer.ts'

const opened: PageServer[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.stop()
})

async function open(options?: Parameters<typeof openPageServer>[0]): Promise<PageServer> {
  const server = await openPageServer(options)
  opened.push(server)
  return server
}

const setPrice = (server: PageServer, price: number) =>
  server.store({ action: 'UPDATE', filter: { entityId: 'ps-01' }, data: { price } })

describe('a page is compressed as the client accepts it', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0, *', undefined],
    ['identity', undefined],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['*;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('a request for a page with Accept-Encoding: %s gets %s', async (accepted, encoding) => {
    const server = await open()
    const answer = await server.get('/', accepted === undefined ? {} : { 'accept-encoding': accepted })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(textOf(answer)).toContain('handloom')
    expect(answer.body.length).toBeLessThan(encoding ? 1000 : 10_000)
  })
})

describe('a page that the browser has is not sent again', () => {
  test('the ETag of a page is the same in every encoding and answers 304', async () => {
    const server = await open()
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => server.get('/', { 'accept-encoding': encoding })),
    )
    const [etag, ...others] = new Set(answers.map(({ headers }) => headers.etag))
    expect(etag).toMatch(/^W\/"\S{20,}"$/)
    expect(others).toEqual([])
    for (const known of [etag ?? '', `"other", ${etag}`, '*']) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { status, headers, body } = await server.get('/', { 'accept-encoding': encoding, 'if-none-match': known })
        expect(status).toBe(304)
        expect(body.length).toBe(0)
        expect(headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' })
        expect(headers['content-encoding']).toBeUndefined()
      }
    }
  })

  test('another page, or the same one after a write, has another ETag', async () => {
    const server = await open()
    const { headers } = await server.get('/')
    const known = { 'if-none-match': headers.etag ?? '' }
    expect((await server.get('/other', known)).status).toBe(200)
    await setPrice(server, 4321)
    const answer = await server.get('/', known)
    expect(answer.status).toBe(200)
    expect(textOf(answer)).toContain('price 4321')
  })
})

describe('a page is rendered once', () => {
  test('a page is rendered once for every encoding, cookie and authorization', async () => {
    const server = await open()
    for (const encoding of ['br', 'gzip', 'identity', 'br']) {
      await server.get('/', { 'accept-encoding': encoding, cookie: `a=${encoding}`, authorization: 'Bearer x' })
    }
    expect(server.rendered).toEqual(['/'])
  })

  test('no header of the request reaches the page', async () => {
    const seen: string[] = []
    const render: Render = (options) => {
      seen.push(...options.request.headers.keys())
      return priceOfOne(options)
    }
    const server = await open({ render })
    await server.get('/', { cookie: 'a=b', authorization: 'Bearer x' })
    expect(server.rendered).toEqual(['/'])
    expect(seen).toEqual([])
  })

  test('a page is rendered once for all concurrent requests', async () => {
    const render: Render = async (options) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return priceOfOne(options)
    }
    const server = await open({ render })
    const encodings = Array.from({ length: 30 }, (_, index) => ['br', 'gzip', 'identity'][index % 3] ?? '')
    const answers = await Promise.all(encodings.map((encoding) => server.get('/', { 'accept-encoding': encoding })))
    expect(new Set(answers.map(textOf)).size).toBe(1)
    expect(server.rendered).toEqual(['/'])
  })

  test('a page is rendered once for each path and query, whatever the host', async () => {
    const server = await open()
    for (const path of ['/a', '/a?page=2', '/a?page=3', '/a?', '/b/../a']) await server.get(path)
    expect(server.rendered).toEqual(['/a', '/a?page=2', '/a?page=3'])
    const answer = await server.get('/a', { host: 'other.example' })
    expect(answer.status).toBe(200)
    expect(server.rendered).toHaveLength(3)
  })

  test.each(['/moved', '/failing'])('but %s is never cached', async (path) => {
    const server = await open()
    const first = await server.get(path)
    const second = await server.get(path)
    expect(second.status).toBe(first.status)
    expect(second.headers.location).toBe(first.headers.location)
    expect(second.headers.etag).toBeUndefined()
    expect(server.rendered).toEqual([path, path])
  })

  test('all concurrent requests for a redirect get it', async () => {
    const server = await open()
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.get('/moved')))
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(answers.map(() => [302, '/']))
  })

  test('a 404 page is cached as one, and never answered with 304', async () => {
    const server = await open()
    await server.get('/missing')
    const { status, headers } = await server.get('/missing', { 'if-none-match': '*' })
    expect(status).toBe(404)
    expect(headers.etag).toBeUndefined()
    expect(server.rendered).toEqual(['/missing'])
  })

  test('a render that fails is tried again with the next request', async () => {
    let failures = 1
    const render: Render = (options) => (failures-- > 0 ? Promise.reject(new Error('planned')) : priceOfOne(options))
    const server = await openPageServer({ render })
    expect((await server.get('/')).status).toBe(500)
    expect((await server.get('/')).status).toBe(200)
    await expect(server.stop()).rejects.toThrow('planned')
  })
})

describe('a write is seen by the very next request', () => {
  test('a write is seen by the very next request of the same process', async () => {
    const server = await open()
    for (const price of [1111, 2222, 3333]) {
      expect((await setPrice(server, price)).status).toBe(200)
      for (const encoding of ['br', 'gzip', 'identity']) {
        expect(textOf(await server.get('/', { 'accept-encoding': encoding }))).toContain(`price ${price}<`)
      }
    }
    expect(server.rendered).toHaveLength(3)
  })

  test('a write is seen by the very next request of another process on the same database', async () => {
    const server = await open()
    await server.get('/')
    for (const price of [1212, 2323]) {
      await server.priceFromAnotherProcess('ps-01', price)
      expect(textOf(await server.get('/'))).toContain(`price ${price}<`)
    }
  })

  test('a write is seen by the very next request when it is made while the page is being rendered', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const render: Render = async (options) => {
      const page = await priceOfOne(options)
      await held
      return page
    }
    const server = await open({ render })
    const early = server.get('/')
    await expect.poll(() => server.rendered).toEqual(['/'])
    await setPrice(server, 5555)
    const late = server.get('/')
    await expect.poll(() => server.rendered).toEqual(['/', '/'])
    release()
    await early
    expect(textOf(await late)).toContain('price 5555<')
    expect(textOf(await server.get('/'))).toContain('price 5555<')
  })
})

describe('the page cache is bounded', () => {
  test('a page that is requested often stays cached, whatever else is requested', async () => {
    const server = await open({ pageLimits: { ...defaultPageLimits, bytes: 100_000 } })
    await server.get('/')
    for (let index = 0; index < 100; index++) {
      await server.get(`/search?q=${index}`)
      await server.get('/')
    }
    expect(server.rendered.filter((path) => path === '/')).toHaveLength(1)
    await server.get('/search?q=0')
    expect(server.rendered.filter((path) => path === '/search?q=0')).toHaveLength(2)
  })

  test('a page above the maximum page size is not cached', async () => {
    const server = await open({ pageLimits: { ...defaultPageLimits, pageBytes: 1000 } })
    for (let index = 0; index < 2; index++) await server.get('/')
    expect(server.rendered).toEqual(['/', '/'])
  })

  test('a page is rendered again after its maximum age', async () => {
    const server = await open({ pageLimits: { ...defaultPageLimits, ageMs: 20 } })
    await server.get('/')
    await new Promise((resolve) => setTimeout(resolve, 40))
    await server.get('/')
    expect(server.rendered).toEqual(['/', '/'])
  })
})

test.each(['/', '/cart', '/robots.txt', '/assets/none.js'])('%s allows GET and HEAD only', async (path) => {
  const { origin, rendered } = await open()
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await fetch(origin + path, { method })
    expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
  }
  expect(rendered).toEqual([])
  const [read, head] = [await fetch(origin + path), await fetch(origin + path, { method: 'HEAD' })]
  expect(read.status).not.toBe(405)
  expect(head.status).toBe(read.status)
})

test('an address with control characters redirects to the one without them', async () => {
  const server = await open()
  const { status, headers } = await server.get('/product/ps-01%0A?q=%00')
  expect([status, headers.location]).toEqual([302, '/product/ps-01?q=+'])
  expect(server.rendered).toEqual([])
})

test('requests above the render limit get 503 with Retry-After, and cached pages are still answered', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const render: Render = async (options) => {
    if (new URL(options.request.url).pathname === '/held') await held
    return priceOfOne(options)
  }
  const server = await open({ render, renderLimits: { atOnce: 1, waiting: 0, waitingPerNetwork: 0, waitMs: 1000 } })
  await server.get('/')
  const first = server.get('/held')
  await expect.poll(() => server.rendered).toContain('/held')
  const answer = await server.get('/other')
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  expect((await server.get('/')).status).toBe(200)
  release()
  expect((await first).status).toBe(200)
})

test('an in-process request needs no client, as when the server prepares the pictures of its pages', async () => {
  const server = await open()
  const answer = await server.getInProcess('/')
  expect(answer.status).toBe(200)
  expect(server.rendered).toEqual(['/'])
})

test('a response in flight is completed while the server shuts down', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const render: Render = async (options) => {
    await held
    return priceOfOne(options)
  }
  const server = await openPageServer({ render })
  const answer = server.get('/')
  await expect.poll(() => server.rendered).toEqual(['/'])
  const stopped = server.stop()
  release()
  expect(textOf(await answer)).toContain('price')
  await stopped
})
