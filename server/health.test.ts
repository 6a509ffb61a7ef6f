import { expect, test } from 'vitest'
import { healthChecks } from './health.ts'

const open = { readStore: () => Promise.resolve('1'), hasBuild: () => true, isShuttingDown: () => false }

async function answer(app: ReturnType<typeof healthChecks>, path: string, method = 'GET') {
  const response = await app.request(path, { method })
  const { status, headers } = response
  return { status, text: await response.text(), caching: headers.get('cache-control'), allow: headers.get('allow') }
}

test.each(['/healthz', '/readyz'])(
  '%s is read with GET and HEAD, is never cached, and takes nothing else',
  async (path) => {
    const app = healthChecks(open)
    expect(await answer(app, path)).toEqual({ status: 200, text: 'ok', caching: 'no-store', allow: null })
    expect(await answer(app, path, 'HEAD')).toEqual({ status: 200, text: '', caching: 'no-store', allow: null })
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect(await answer(app, path, method)).toMatchObject({ status: 405, caching: 'no-store', allow: 'GET, HEAD' })
    }
  },
)

test('a store that fails is not ready, its message stays inside, and the process is alive', async () => {
  const app = healthChecks({ ...open, readStore: () => Promise.reject(new Error('postgres://user:secret@host')) })
  expect(await answer(app, '/readyz')).toMatchObject({ status: 503, text: 'not ready: the store does not answer' })
  expect(await answer(app, '/healthz')).toMatchObject({ status: 200, text: 'ok' })
})

test('a store that hangs is not ready after the timeout, and is read once however many ask', async () => {
  let reads = 0
  let release = () => {}
  const readStore = () => {
    reads += 1
    return reads > 1 ? Promise.resolve() : new Promise<void>((resolve) => (release = resolve))
  }
  const app = healthChecks({ ...open, readStore, timeoutMs: 20 })
  const answers = await Promise.all(Array.from({ length: 50 }, () => answer(app, '/readyz')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(reads).toBe(1)
  release()
  await expect.poll(async () => (await answer(app, '/readyz')).status).toBe(200)
  expect(reads).toBe(2)
})

test('without its build it is not ready, until the build is back, and the process is alive', async () => {
  let hasBuild = false
  const app = healthChecks({ ...open, hasBuild: () => hasBuild })
  expect(await answer(app, '/readyz')).toMatchObject({ status: 503, text: 'not ready: the build is gone' })
  expect(await answer(app, '/healthz')).toMatchObject({ status: 200, text: 'ok' })
  hasBuild = true
  expect(await answer(app, '/readyz')).toMatchObject({ status: 200, text: 'ok' })
})

test('while shutting down it is not ready, and does not read the store', async () => {
  const readStore = () => expect.fail('the store was read')
  const app = healthChecks({ ...open, readStore, isShuttingDown: () => true })
  expect(await answer(app, '/readyz')).toMatchObject({ status: 503, text: 'not ready: shutting down' })
  expect(await answer(app, '/healthz')).toMatchObject({ status: 200 })
})

test('a shutdown that starts during the read is reported', async () => {
  let isShuttingDown = false
  const readStore = async () => (isShuttingDown = true)
  const app = healthChecks({ ...open, readStore, isShuttingDown: () => isShuttingDown })
  expect(await answer(app, '/readyz')).toMatchObject({ status: 503, text: 'not ready: shutting down' })
})
