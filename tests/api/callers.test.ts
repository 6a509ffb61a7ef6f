import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createShopApi } from '#server/app/shopApi.ts'
import { noTokens, type Caller } from '#server/app/tokens.ts'
import { clientIp } from '#server/clientIp.ts'
import { listen } from '#server/listen.ts'
import { createShopServer } from '#server/render/shopServer.ts'
import { readServerSettings } from '#server/settings.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'

const from = (remoteAddress: string | undefined) => ({ incoming: { socket: { remoteAddress } } })

it.each([
  ['127.0.0.1', undefined, false, '127.0.0.1'],
  ['::ffff:192.0.2.1', undefined, false, '192.0.2.1'],
  ['::1', undefined, true, '::1'],
  ['2001:db8::1', '198.51.100.7', false, '2001:db8::1'],
  ['127.0.0.1', '198.51.100.7', true, '198.51.100.7'],
  ['127.0.0.1', '203.0.113.9, 198.51.100.7', true, '198.51.100.7'],
  ['127.0.0.1', 'unknown', true, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.7, ', true, '127.0.0.1'],
  ['127.0.0.1', '2001:db8::2', true, '2001:db8::2'],
  ['127.0.0.1', '198.51.100.7:51234', true, '198.51.100.7'],
  ['127.0.0.1', '[2001:db8::2]:443', true, '2001:db8::2'],
  ['127.0.0.1', '[2001:db8::2]', true, '2001:db8::2'],
  [undefined, undefined, false, undefined],
])('from %s with X-Forwarded-For %s, trusted: %s, the client IP is %s', (remote, forwarded, trusted, address) => {
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  expect(clientIp(headers, from(remote), trusted)).toEqual({ address })
})

it.each([
  ['0', undefined, '127.0.0.1'],
  ['0', '198.51.100.7', '127.0.0.1'],
  ['1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['1', undefined, '127.0.0.1'],
])('with TRUST_PROXY=%s and X-Forwarded-For %s the API gets the client IP %s', async (text, forwarded, address) => {
  const settings = readServerSettings({ TRUST_PROXY: text }, '/')
  const api = { fetch: (_request: Request, caller?: Caller) => Response.json(caller) }
  const log = (message: string) => expect.fail(message)
  const pictures = { fetch: () => expect.fail('Nobody asks for a picture') }
  const shop = await createShopServer({ settings, api, pictures, dist: await builtFolder(), log })
  const { port, close } = await listen(shop, 0, settings)
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const response = await fetch(`http://127.0.0.1:${port}/dev/users`, { method: 'POST', headers })
  expect(await response.json()).toEqual({ address, httpVersion: '1.1' })
  await close()
})

it('a client that goes away while its request is read is not logged as a failure', async () => {
  const log = vi.fn<(message: string, error: unknown) => void>()
  let answered: ReturnType<typeof api.fetch> | undefined
  const api = createShopApi({
    catalogue: memoryCatalogue([]),
    users: memoryUsers(),
    tokens: noTokens,
    keys: { read: 'callers-read' },
    now: () => new Date(),
    log,
  })
  const { port, close } = await listen({ fetch: (request, caller) => (answered = api.fetch(request, caller)) }, 0)
  const socket = connect(port, '127.0.0.1')
  const headers =
    'Host: shop.test\r\nContent-Type: application/json\r\nApi-Key: callers-read\r\nTransfer-Encoding: chunked\r\n'
  socket.write(`POST /dev/store HTTP/1.1\r\n${headers}\r\n1\r\n{\r\n`)
  await vi.waitFor(() => expect(answered).toBeDefined())
  socket.destroy()
  await answered
  expect(log).not.toHaveBeenCalled()
  await close()
})

/** The minimum that a finished build contains. */
async function builtFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-built-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'client', '.vite'), { recursive: true })
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'client', 'index.html'), '<!doctype html>')
  await writeFile(join(folder, 'client', '.vite', 'manifest.json'), '{"index.html":{"file":"index.js"}}')
  await writeFile(
    join(folder, 'server', 'server.js'),
    'export const [render, loadPages] = [() => undefined, () => undefined]',
  )
  return folder
}

it('trusts no proxy by default, and accepts only 1 and 0', () => {
  const trusts = (text?: string) => readServerSettings({ TRUST_PROXY: text }, '/').trustProxy
  expect([trusts(), trusts(''), trusts('0'), trusts('1')]).toEqual([false, false, false, true])
  for (const text of ['true', 'yes', '2', '10.0.0.1']) {
    expect(() => trusts(text)).toThrow(`TRUST_PROXY is '${text}'; it takes 1 or 0.`)
  }
})
