import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { openStore, type OpenStore } from '#server/openStore.ts'
import { readServerSettings } from '#server/settings.ts'
import { clusterUnavailable, startCluster } from './cluster.ts'

const unavailable = clusterUnavailable()
if (unavailable) console.warn(`    The shop over DATABASE_URL is left out: ${unavailable}.`)

describe.skipIf(unavailable)('a shop with DATABASE_URL', () => {
  it('seeds an empty database, reads it, and does not seed it again', async () => {
    const cluster = await startCluster()
    const dataFolder = join(mkdtempSync(join(tmpdir(), 'shop-database-')), 'data')
    onTestFinished(async () => {
      await cluster.stop()
      rmSync(join(dataFolder, '..'), { recursive: true })
    })
    const env = { DATABASE_URL: await cluster.createDatabase(), DATA_DIR: dataFolder, STORE_WRITE_KEY: 'secret' }
    const settings = readServerSettings(env, '/')
    const open = () => openStore(settings, (message, error) => expect.fail(`${message}: ${String(error)}`))

    const first = await open()
    const { data, total } = await ask(first, { action: 'READ', filter: { search: 'kanchipuram silk', limit: 3 } })
    expect(data).toHaveLength(3)
    expect(total).toBeGreaterThan(3)
    expect(await ask(first, { action: 'READ', filter: { limit: 0 } })).toMatchObject({ total: catalogueRecords.length })
    expect(await ask(first, { action: 'DELETE', filter: { entityId: 'ps-01' } })).toMatchObject({ total: 1 })
    await first.close()

    const again = await open()
    expect(await ask(again, { action: 'READ', filter: { entityId: 'ps-01' } })).toMatchObject({ data: [], total: 0 })
    const left = await ask(again, { action: 'READ', filter: {}, facets: ['category'] })
    expect(left).toMatchObject({ total: catalogueRecords.length - 1 })
    await again.close()
    // The embedded database is used only when no other is configured.
    expect(existsSync(dataFolder)).toBe(false)
  })
})

async function ask({ api }: OpenStore, body: object): Promise<{ data: unknown[]; total: number }> {
  const response = await api.fetch(
    new Request('http://shop.test/dev/store', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': 'secret' },
      body: JSON.stringify({ targetCollection: 'products', ...body }),
    }),
  )
  expect(response.status).toBe(200)
  // The contract suite holds every answer to this shape.
  return (await response.json()) as { data: unknown[]; total: number }
}
