import { createServer, request as plainRequest } from 'node:http'
import type { request as secureRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fetchOriginal, type HostOriginalOptions } from '#server/images/hostOriginal.ts'
import { isPublicAddress } from '#server/images/publicAddress.ts'
import { openService, type TestedService } from './openService.ts'
import { plainPicture } from './originals.ts'

describe('an address leads to pictures and nowhere else', () => {
  let service: TestedService
  const fetchFromHost = vi.fn<(url: string) => Promise<Buffer>>()
  beforeAll(async () => {
    service = await openService({ hosts: ['cdn.example'], fetchFromHost })
    await service.put('good.jpg', await plainPicture(300, 450))
  })
  afterAll(() => service.remove())

  test.each([
    ['400/..%2F..%2Fetc%2Fpasswd.webp', 400],
    ['400/..%5C..%5Cboot.webp', 400],
    ['400/%2Fetc%2Fpasswd.webp', 400],
    ['400/good%00.jpg.webp', 400],
    ['400/good%0A.webp', 400],
    ['400/.hidden.webp', 400],
    ['400/.webp', 400],
    ['400/%E0%A4%A.webp', 400],
    [`400/${'a'.repeat(5000)}.webp`, 400],
    ['400/C%3A%5Cwindows.webp', 400],
    ['400/file%3A%2F%2F%2Fetc%2Fpasswd.webp', 400],
    ['400/data%3Aimage%2Fpng%3Bbase64%2CAAAA.webp', 400],
    ['400/http%3A%2F%2Fcdn.example%2Fa.jpg.webp', 400],
    ['400/https%3A%2F%2F127.0.0.1%2Fa.jpg.webp', 400],
    ['400/https%3A%2F%2F169.254.169.254%2Flatest%2Fmeta-data.webp', 400],
    ['400/https%3A%2F%2F%5B%3A%3A1%5D%2Fa.jpg.webp', 400],
    ['400/https%3A%2F%2Fcdn.example%40127.0.0.1%2Fa.jpg.webp', 400],
    ['400/https%3A%2F%2Fcdn.example%3A8443%2Fa.jpg.webp', 400],
    ['400/https%3A%2F%2Fcdn.example.evil.test%2Fa.jpg.webp', 400],
    ['401/good.webp', 400],
    ['0400/good.webp', 400],
    ['-400/good.webp', 400],
    ['1e9/good.webp', 400],
    ['99999999999/good.webp', 400],
    ['400/good.gif', 400],
    ['400/good.svg', 400],
    ['400/good', 400],
    ['400/400/good.webp', 404],
    ['400/nobody.webp', 404],
    [`400/${'a'.repeat(150)}.webp`, 404],
    [`400/${'a'.repeat(151)}.webp`, 400],
    [`400/${encodeURIComponent(`https://cdn.example/${'a'.repeat(981)}`)}.webp`, 400],
    ['nobody.jpg', 404],
    ['good.svg', 404],
    ['', 404],
  ])('the address of a picture %s is refused with %d', async (path, status) => {
    const answer = await service.get(`/pictures/${path}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'public, max-age=60'])
    const said = await answer.text()
    expect(said).toMatch(/^[A-Z].*\.$/)
    expect(said).not.toMatch(/\/tmp|node:|Error|at /)
    expect(fetchFromHost).not.toHaveBeenCalled()
  })

  test('the answer to an address with a bare percent sign says how one is written', async () => {
    const answer = await service.get('/pictures/400/50%%20off.webp')
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('% is written %25')])
  })

  test('a picture of a host that is chosen is made smaller', async () => {
    fetchFromHost.mockResolvedValue(await plainPicture(900, 600))
    const paths = [240, 400].map((width) => `/pictures/${width}/https%3A%2F%2Fcdn.example%2Fa.jpg%3Fb%3D1.webp`)
    const answers = await Promise.all(paths.map((path) => service.get(path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(fetchFromHost.mock.calls.map(([url]) => url)).toEqual(['https://cdn.example/a.jpg?b=1'])
    const longest = `https://cdn.example/${'a'.repeat(980)}`
    expect((await service.get(`/pictures/240/${encodeURIComponent(longest)}.webp`)).status).toBe(200)
  })
})

describe('a host', () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved') return void response.writeHead(302, { location: '/secret' }).end()
    if (request.url === '/silent') return undefined
    if (request.url === '/endless') {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(100_000)));
      }
      response.on('drain', more)
      return more()
    }
    return void response.end('a picture')
  })
  beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  /** Sends the request to the server of this test, by plain HTTP, in place of the public host. */
  const request = ((url: URL, options: object, done: () => void) => {
    const { port } = server.address() as AddressInfo // a port, never a pipe
    return plainRequest({ ...options, host: url.hostname, path: url.pathname, port }, done)
  }) as typeof secureRequest // of its many forms this one is used
  const options: HostOriginalOptions = {
    inputBytes: 1_000_000,
    // Against hanging alone.
    hostMs: 60_000,
    request,
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: () => true,
  }

  test('a chosen host of pictures gets a request', async () => {
    expect((await fetchOriginal('https://cdn.example/a.jpg', options)).toString()).toBe('a picture')
  })

  test('a host of pictures that redirects is not followed', async () => {
    const refusal = { status: 502, message: expect.stringContaining('302') }
    await expect(fetchOriginal('https://cdn.example/moved', options)).rejects.toMatchObject(refusal)
    expect(asked).not.toContain('/secret')
  })

  test.each([
    ['/endless', 60_000, 413, /up to 1 MB/],
    ['/silent', 500, 502, /did not send/],
  ])('a host of pictures is limited in size and time: %s', async (path, hostMs, status, message) => {
    await expect(fetchOriginal(`https://cdn.example${path}`, { ...options, hostMs })).rejects.toMatchObject({
      status,
      message: expect.stringMatching(message),
    })
  })

  test.each(['127.0.0.1', '169.254.169.254', '10.1.2.3', '192.168.1.1', '172.20.0.1', '100.100.0.1', '0.0.0.0'])(
    'a host of pictures whose name resolves to %s gets no request',
    async (address) => {
      const before = asked.length
      const lookup = async () => [
        { address: '8.8.8.8', family: 4 },
        { address, family: 4 },
      ]
      const inside = fetchOriginal('https://cdn.example/a.jpg', { ...options, lookup, isAllowed: isPublicAddress })
      await expect(inside).rejects.toMatchObject({ status: 502 })
      expect(asked.length).toBe(before)
    },
  )

  test('a host of pictures given by IP address gets no request', async () => {
    const inside = fetchOriginal('https://127.0.0.1/a.jpg', { ...options, isAllowed: isPublicAddress })
    await expect(inside).rejects.toMatchObject({ status: 502 })
  })
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
  ['not an address', false],
])('%s is of the open internet: %s', (address, is) => {
  expect(isPublicAddress(address)).toBe(is)
})

// From IANA's registries of special addresses. An end that is not stated is the end of all addresses.
test.each([
  ['', '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
  ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
  ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
  ['223.255.255.255', '224.0.0.0', '255.255.255.255', ''],
  ['', '::', '1fff:ffff::', '2000::'],
  ['2000:ffff::', '2001::', '2001:1ff:ffff::', '2001:200::'],
  ['2001:db7:ffff::', '2001:db8::', '2001:db8:ffff::', '2001:db9::'],
  ['2001:ffff::', '2002::', '2002:ffff::', '2003::'],
  ['3ffe:ffff::', '4000::', 'ffff:ffff::', ''],
])('after %j, %s to %s are not of the open internet, and then it goes on with %j', (before, first, last, after) => {
  expect([first, last].map(isPublicAddress)).toEqual([false, false])
  expect([before, after].filter(Boolean).every(isPublicAddress)).toBe(true)
})
