import { copyFile, rename } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clusterUnavailable, startCluster } from '../postgres/cluster.ts'
import { eventually } from '../support/eventually.ts'
import { startShop, type RunningShop } from '../support/startShop.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

async function told(shop: RunningShop, path: string, init?: RequestInit): Promise<[status: number, text: string]> {
  const answer = await fetch(shop.origin + path, init)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return [answer.status, await answer.text()]
}

const ok = [200, 'ok']

test('a shop that is open is alive and ready, however often it is asked', async () => {
  const shop = await startShop()
  onTestFinished(() => shop.stop())
  for (const path of ['/healthz', '/readyz']) {
    const answers = await Promise.all(Array.from({ length: 200 }, () => told(shop, path)))
    expect(answers.filter(([status]) => status !== 200)).toEqual([])
    expect(await told(shop, path)).toEqual(ok)
    expect(await told(shop, path, { method: 'HEAD' })).toEqual([200, ''])
    const refused = await fetch(shop.origin + path, { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})

test('a load balancer that speaks HTTP/1.0 and names no host is answered', async () => {
  const shop = await startShop()
  onTestFinished(() => shop.stop())
  for (const path of ['/healthz', '/readyz']) {
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
    socket.end(`GET ${path} HTTP/1.0\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  }
})

test('after SIGTERM it is not ready, and answers requests until the delay is over', async () => {
  const shop = await startShop({ SHUTDOWN_DELAY: '6' })
  expect(await told(shop, '/readyz')).toEqual(ok)
  const stopped = shop.stop()
  await eventually(() => told(shop, '/readyz')).toEqual([503, 'not ready: shutting down'])
  expect(await told(shop, '/healthz')).toEqual(ok)
  expect((await fetch(`${shop.origin}/contact`)).status).toBe(200)
  await stopped
  expect(await shop.ended).toBe(0)
  await expect(fetch(`${shop.origin}/healthz`)).rejects.toThrow('fetch failed')
})

test('a database whose file is gone is not ready, until it is back, and the process is alive', async () => {
  const folder = await temporaryFolder()
  const shop = await startShop({ DATA_DIR: folder.path })
  onTestFinished(async () => {
    await shop.stop()
    await folder.remove()
  })
  const [file, moved] = [join(folder.path, 'shop.sqlite'), join(folder.path, 'moved.sqlite')]
  await rename(file, moved)
  expect(await told(shop, '/readyz')).toEqual([503, 'not ready: the store does not answer'])
  expect(await told(shop, '/healthz')).toEqual(ok)
  // Another file in its place is another database.
  await copyFile(moved, file)
  expect(await told(shop, '/readyz')).toEqual([503, 'not ready: the store does not answer'])
  await rename(moved, file)
  expect(await told(shop, '/readyz')).toEqual(ok)
})

const unavailable = clusterUnavailable()
if (unavailable) console.warn(`    A database that goes and comes back is left out: ${unavailable}.`)

describe.skipIf(unavailable)('a database that is stopped and started again', () => {
  test('is reported by /readyz, twice, while /healthz stays ok', async () => {
    const cluster = await startCluster()
    onTestFinished(() => cluster.stop())
    const shop = await startShop({ DATABASE_URL: await cluster.createDatabase() })
    onTestFinished(() => shop.stop())
    for (let time = 1; time <= 2; time++) {
      expect(await told(shop, '/readyz')).toEqual(ok)
      await cluster.halt()
      expect(await told(shop, '/readyz')).toEqual([503, 'not ready: the store does not answer'])
      expect(await told(shop, '/healthz')).toEqual(ok)
      await cluster.resume()
      await eventually(() => told(shop, '/readyz')).toEqual(ok)
    }
  })
})
