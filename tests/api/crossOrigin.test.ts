import { describe, expect, it } from 'vitest'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { createShopApi } from '#server/app/shopApi.ts'
import { noTokens } from '#server/app/tokens.ts'

const studio = 'https://studio.example'

function apiFor(allowedOrigins: readonly string[], more: Partial<Parameters<typeof createShopApi>[0]> = {}) {
  return createShopApi({
    catalogue: memoryCatalogue(),
    users: memoryUsers(),
    tokens: noTokens,
    keys: { read: 'r' },
    allowedOrigins,
    now: () => new Date(0),
    log: () => undefined,
    ...more,
  })
}

async function ask(method: string, headers: Record<string, string>, allowed: readonly string[] = [studio]) {
  const body = method === 'POST' ? JSON.stringify({ action: 'READ', targetCollection: 'products' }) : null
  const sent = { 'content-type': 'application/json', 'api-key': 'r', ...headers }
  const request = new Request('http://shop.test/dev/store', { method, headers: sent, body })
  const { status, headers: answered } = await apiFor(allowed).fetch(request)
  const named = [...answered].filter(([name]) => name.startsWith('access-control-') || name === 'vary')
  return { status, headers: Object.fromEntries(named) }
}

const wish = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'api-key,content-type' }

describe('a page of another origin', () => {
  it('may send a preflight when it is an allowed origin', async () => {
    expect(await ask('OPTIONS', { origin: studio, ...wish })).toEqual({
      status: 204,
      headers: {
        vary: 'Origin',
        'access-control-allow-origin': studio,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization, content-type, api-key',
        'access-control-max-age': '600',
      },
    })
  })

  it('may send a user pool what Amplify sends', async () => {
    const request = new Request('http://shop.test/dev/identity', {
      method: 'OPTIONS',
      headers: { origin: studio, ...wish },
    })
    const { headers } = await apiFor([studio]).fetch(request)
    const allowed = headers.get('access-control-allow-headers')?.split(', ') ?? []
    expect(allowed).toEqual(
      expect.arrayContaining(['content-type', 'x-amz-target', 'x-amz-user-agent', 'cache-control']),
    )
    expect(allowed).toEqual(expect.arrayContaining(['amz-sdk-invocation-id', 'amz-sdk-request']))
  })

  it('may read answers and refusals, when it is on the list', async () => {
    const headers = { vary: 'Origin', 'access-control-allow-origin': studio }
    expect(await ask('POST', { origin: studio })).toEqual({ status: 200, headers })
    expect(await ask('POST', { origin: studio, 'api-key': 'wrong' })).toEqual({ status: 401, headers })
    expect(await ask('GET', { origin: studio })).toEqual({ status: 405, headers })
  })

  it('may read what a user pool answers', async () => {
    const identity = { fetch: () => Promise.resolve(Response.json({})) }
    const request = new Request('http://shop.test/dev/identity', { method: 'POST', headers: { origin: studio } })
    const { status, headers } = await apiFor([studio], { identity }).fetch(request)
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe(studio)
    expect(headers.get('vary')).toBe('Origin')
  })

  it.each([
    'https://elsewhere.example',
    `${studio}:8443`,
    'http://studio.example',
    `${studio}.evil.example`,
    'null',
    '*',
  ])('a page of another origin gets no CORS headers when it is %s', async (origin) => {
    expect(await ask('OPTIONS', { origin, ...wish })).toEqual({ status: 405, headers: { vary: 'Origin' } })
    expect((await ask('POST', { origin })).headers).toEqual({ vary: 'Origin' })
    expect((await ask('POST', { origin }, [])).headers).toEqual({})
  })
})
