import { expect, it } from 'vitest'
import { createIdentityService } from '#server/identity/identityService.ts'
import { createOutbox } from '#server/identity/outbox.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryIdentityRecords } from '#server/storage/memoryIdentityRecords.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { createShopApi } from '#server/app/shopApi.ts'
import { localPoolTokens } from '#server/app/poolTokens.ts'
import { fixtureSigningKey } from '#mocks/identityFixtures.ts'
import { poolIds, post } from './openPool.ts'

const now = new Date('2026-11-21T06:30:00.000Z')
const to = 'meera@shop.test'

async function shop(settings: object = {}, more: object = {}) {
  const log = (message: string, error: unknown) => expect.fail(`${message}: ${String(error)}`)
  const identity = createIdentityService({
    records: memoryIdentityRecords(),
    settings: { ...poolIds, appName: 'Padma Weaves', signingKey: fixtureSigningKey, ...settings },
    now: () => now,
    log,
    ...more,
  })
  const api = createShopApi({
    catalogue: memoryCatalogue(),
    users: memoryUsers(),
    tokens: localPoolTokens(identity.pool),
    identity,
    keys: { read: 'r' },
    allowedOrigins: ['https://studio.example'],
    now: () => now,
    log,
  })
  const fetch = async (request: Request, caller?: object) => api.fetch(request, caller)
  expect((await post({ fetch }, 'SignUp', { Username: to, Password: 'Kasavu@1' })).status).toBe(200)
  return { fetch, identity }
}

interface Asking {
  url?: string
  address?: string
  httpVersion?: string
  headers?: Record<string, string>
  method?: string
}

async function open(
  { fetch }: Awaited<ReturnType<typeof shop>>,
  {
    url = `http://localhost:3000/dev/identity/outbox?to=${to}`,
    address = '127.0.0.1',
    httpVersion = '1.1',
    ...init
  }: Asking = {},
) {
  const response = await fetch(new Request(url, init), { address, httpVersion })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

it.each([
  ['127.0.0.1', 'localhost:3000'],
  ['::1', '[::1]:3000'],
  ['127.8.9.10', '127.0.0.1'],
])('answers %s under %s', async (address, host) => {
  const url = `http://${host}/dev/identity/outbox?to=Meera@Shop.test`
  const { status, text } = await open(await shop(), { address, url })
  const messages: unknown = JSON.parse(text)
  expect(status).toBe(200)
  const code = expect.stringMatching(/^\d{8}$/) as string // a matcher
  expect(messages).toEqual([{ to, purpose: 'sign-up', code, at: now.toISOString() }])
})

it('is found by an address in any form of its letters', async () => {
  const served = await shop()
  const [composed, decomposed] = ['jos\u00E9@shop.test', 'JOSE\u0301@shop.test']
  await post(served, 'SignUp', { Username: composed, Password: 'Kasavu@1' })
  const url = `http://localhost/dev/identity/outbox?to=${encodeURIComponent(decomposed)}`
  expect(JSON.parse((await open(served, { url })).text)).toMatchObject([{ to: composed }])
})

it('is an HTML page that escapes its query', async () => {
  const headers = { accept: 'text/html,*/*' }
  const served = await shop()
  const { text, headers: sent } = await open(served, { headers })
  expect(sent.get('content-type')).toContain('text/html')
  expect(text).toMatch(/<code>\d{8}<\/code>/)
  const url = `http://localhost/dev/identity/outbox?to=${encodeURIComponent('"><script>alert(1)</script>')}`
  expect((await open(served, { headers, url })).text).not.toContain('<script')
})

it.each<[string, Asking]>([
  ['another machine', { address: '192.0.2.1' }],
  ['another machine of the network', { address: '10.0.0.2' }],
  ['an unknown address', { address: '' }],
  ['a host name that resolves to this machine', { url: `http://attacker.example/dev/identity/outbox?to=${to}` }],
  ['a host name that looks like ours', { url: `http://127.0.0.1.attacker.example/dev/identity/outbox?to=${to}` }],
  ['a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a proxy that adds nothing, as nginx by default', { httpVersion: '1.0' }],
  ['a proxy that names itself', { headers: { via: '1.1 proxy' } }],
  ['a proxy that names the client', { headers: { 'x-real-ip': '198.51.100.7' } }],
  ['a proxy that names the host', { headers: { 'x-forwarded-host': 'localhost' } }],
  ['a proxy of the newer kind', { headers: { forwarded: 'for=127.0.0.1' } }],
  ['the page of another origin', { headers: { origin: 'https://studio.example' } }],
])('refuses %s', async (_, asking) => {
  const { status, text } = await open(await shop(), asking)
  expect(status).toBe(403)
  expect(text).not.toMatch(/\d{6}/)
})

it('keeps the last twenty codes to an address, for a day after the last one', async () => {
  let time = now.getTime()
  const outbox = createOutbox({ records: memoryIdentityRecords(), now: () => new Date(time) })
  for (let sent = 1; sent <= 21; sent += 1)
    await outbox.sendCode({ to, medium: 'EMAIL', purpose: 'sign-up', code: String(sent) })
  const codes = async () => (await outbox.messagesTo(to)).map(({ code }) => code)
  const lastTwenty = Array.from({ length: 20 }, (_, at) => String(at + 2))
  expect(await codes()).toEqual(lastTwenty)
  time += 24 * 3_600_000 - 1
  expect(await codes()).toEqual(lastTwenty)
  time += 1
  expect(await codes()).toEqual([])
})

it('is disabled where the shop is on https, on another host or behind a proxy, and where codes are sent', async () => {
  expect((await open(await shop({ siteUrl: 'https://shop.example' }))).status).toBe(403)
  expect((await open(await shop({ siteUrl: 'http://shop.example' }))).status).toBe(403)
  expect((await open(await shop({ siteUrl: 'http://localhost:3000' }))).status).toBe(200)
  expect((await open(await shop({ siteUrl: 'https://localhost:3000' }))).status).toBe(403)
  expect((await open(await shop({}, { isBehindProxy: true }))).status).toBe(403)
  expect((await open(await shop({}, { sendCode: () => Promise.resolve() }))).status).toBe(404)
  expect((await open(await shop(), { url: 'http://localhost/dev/identity/outbox' })).status).toBe(400)
})
