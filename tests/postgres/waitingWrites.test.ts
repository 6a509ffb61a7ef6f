import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/storage/postgres/openPostgres.ts'
import { writersLock } from '#server/storage/postgres/postgresDialect.ts'
import { clusterUnavailable, startCluster, type Cluster } from './cluster.ts'

describe.skipIf(clusterUnavailable())('writes that wait for those of another server', () => {
  let cluster: Cluster | undefined
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster?.stop())

  it('leave connections for pages and accounts, and all succeed in the end', async () => {
    const url = (await cluster?.createDatabase()) ?? ''
    // A limit of the database's administrator is shorter than a write of another server may take.
    await cluster?.administer(`alter database ${new URL(url).pathname.slice(1)} set lock_timeout = '10ms'`)
    const { catalogue, identityRecords, close } = await openPostgres({ url })
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('select pg_advisory_lock($1)', [writersLock])

    let written = 0
    const writes = Array.from({ length: 8 }, async (_, index) => {
      await catalogue.create([{ id: String(index) }])
      written += 1
    })
    await catalogue.version()
    expect(await identityRecords.get('user', 'nobody')).toBeUndefined()
    // Longer than that limit.
    await other.query('select pg_sleep(0.1)')
    expect(written).toBe(0)

    await other.query('select pg_advisory_unlock($1)', [writersLock])
    await Promise.all(writes)
    expect(written).toBe(8)
    await other.end()
    await close()
  })
})
