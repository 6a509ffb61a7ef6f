import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderSteps } from '#contract/filter/order.ts'
import { catalogueRecords } from '#demo/catalogue/catalogue.ts'
import { unwritten } from '#server/app/catalogue.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { guardedPool } from '#server/storage/postgres/guardedPool.ts'
import { migrations } from '#server/storage/postgres/migrations.ts'
import { openPostgres } from '#server/storage/postgres/openPostgres.ts'
import { postgresDialect } from '#server/storage/postgres/postgresDialect.ts'
import { seedNewCatalogue } from '#server/storage/seedNewCatalogue.ts'
import type { CatalogueTables } from '#server/storage/sql/tables.ts'
import { eventually } from '#tests/support/eventually.ts'
import { clusterUnavailable, startCluster, type Cluster } from './cluster.ts'

const everything = {
  condition: { kind: 'all', of: [] },
  order: orderSteps(undefined, undefined),
  limit: 10,
  skip: 0,
} as const

/** A database as the second migration left it: pairs of products and words, and an index of trigrams. */
async function releaseWithPairs(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  for (const migration of migrations.slice(0, 2)) await migration(db)
  for (const [index, record] of catalogueRecords.entries()) {
    // A gap, as a deleted product leaves it.
    const number = index * 2 + 5
    await pool.query('insert into product_records values ($1, $2, null)', [number, JSON.stringify(record)])
    await pool.query("insert into product_texts values ($1, 'Stale', 'stale', 'stale')", [number])
    await pool.query('insert into product_words ("wordId", "number") values (1, $1)', [number])
  }
  await pool.query("insert into words values (1, 'stale')")
  await pool.query('create table shop_migrations (done integer not null)')
  await pool.query('insert into shop_migrations values (2)')
  await db.destroy()
}

/** Ends all connections but its own, and waits up to 30 s until they have ended. */
const breakConnections = 'select pg_terminate_backend(pid, 30000) from pg_stat_activity where pid <> pg_backend_pid()'

const unavailable = clusterUnavailable()
if (unavailable) console.warn(`    Opening PostgreSQL is left out: ${unavailable}.`)

describe.skipIf(unavailable)('opening PostgreSQL', () => {
  let cluster: Cluster | undefined
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster?.stop())
  const running = () => cluster ?? expect.fail('the cluster is not running')

  it('creates its tables once for concurrent openings, and persists everything', async () => {
    const url = await running().createDatabase()
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres({ url })))
    const seeded = opened.map(({ catalogue }) => seedNewCatalogue(catalogue, [{ id: '1', name: 'One' }, { id: '2' }]))
    expect((await Promise.all(seeded)).toSorted((one, other) => one - other)).toEqual([0, 0, 2])
    await Promise.all(opened.map(({ close }) => close()))

    const again = await openPostgres({ url })
    const { records, total } = await again.catalogue.read(everything)
    expect(total).toBe(2)
    expect(records).toContainEqual({ id: '1', name: 'One' })
    await again.close()
  })

  it.each(['repeatable read', 'serializable'])(
    'takes writes of several processes where the default is %s',
    async (level) => {
      const url = await running().createDatabase()
      await running().administer(
        `alter database ${new URL(url).pathname.slice(1)} set default_transaction_isolation = '${level}'`,
      )
      const opened = await Promise.all([1, 2].map(() => openPostgres({ url })))
      const ids = Array.from({ length: 10 }, (_, index) => String(index))
      await Promise.all(
        opened.map(({ catalogue }, one) => ids.map((id) => catalogue.create([{ id: one + id }]))).flat(),
      )
      expect((await opened[0]?.catalogue.read(everything))?.total).toBe(20)
      await Promise.all(opened.map(({ close }) => close()))
    },
  )

  it('sees at once what another process wrote, its words and counts within two seconds', async () => {
    const url = await running().createDatabase()
    const [one, other] = await Promise.all([openPostgres({ url }), openPostgres({ url })])
    await one.catalogue.create([{ id: '1', name: 'Early', brand: 'Loom' }])
    expect(await other.catalogue.words()).toContain('early')
    const all = { kind: 'all', of: [] } as const
    const brands = async () => (await other.catalogue.facets(all, ['brand']))[0]?.values
    expect(await brands()).toEqual([{ value: 'Loom', count: 1 }])
    await one.catalogue.create([{ id: '2', name: 'Late', brand: 'Loom' }])
    expect((await other.catalogue.read(everything)).total).toBe(2)
    expect((await other.catalogue.read({ ...everything, condition: { kind: 'words', of: ['late'] } })).total).toBe(1)
    await expect.poll(() => other.catalogue.words()).toContain('late')
    expect(await brands()).toEqual([{ value: 'Loom', count: 2 }])
    await Promise.all([one.close(), other.close()])
  })

  it('reads one snapshot during concurrent writes', async () => {
    const url = await running().createDatabase()
    const { catalogue, close } = await openPostgres({ url })
    const db = new Kysely<CatalogueTables>({
      dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }),
    })
    const keys = () => db.selectFrom('products').select('key').execute()
    await catalogue.create([{ id: 'early' }])
    await postgresDialect.reading(db, async (inside) => {
      const before = await inside.selectFrom('products').select('key').execute()
      // Outside the snapshot the number now belongs to another product.
      await catalogue.remove({ kind: 'all', of: [] })
      await catalogue.create([{ id: 'late' }])
      expect(await inside.selectFrom('products').select('key').execute()).toEqual(before)
      expect(await keys()).toEqual([{ key: 'late' }])
    })
    expect(await keys()).toEqual([{ key: 'late' }])
    await Promise.all([db.destroy(), close()])
  })

  it('orders text by its bytes, whatever the collation of the database', async () => {
    const { administer, urlOf } = running()
    await administer(`create database bytes template template0 locale_provider icu icu_locale 'en' locale 'C'`)
    const { catalogue, close } = await openPostgres({ url: urlOf('bytes') })
    await catalogue.create(['é', 'Z', 'a', 'B', 'ｚ', '😀'].map((id) => ({ id })))
    const { records } = await catalogue.read({ ...everything, order: [{ column: 'key', descending: false }] })
    expect(records.map((record) => record['id'])).toEqual(['B', 'Z', 'a', 'é', 'ｚ', '😀'])
    await close()
  })

  it('says so when there is no such database', async () => {
    await expect(openPostgres({ url: running().urlOf('nowhere') })).rejects.toThrow(
      /: there is no such database\. Create it, or give the name of another\.$/,
    )
  })

  it('says so when the user is not known, and when it may not make what the shop needs', async () => {
    const { administer, createDatabase, urlOf } = running()
    const url = await createDatabase()
    const database = new URL(url).pathname.slice(1)
    await expect(openPostgres({ url: urlOf(database, 'stranger:secret') })).rejects.toThrow(
      /: this user may not connect\.$/,
    )
    await administer('create role guest login')
    await expect(openPostgres({ url: urlOf(database, 'guest') })).rejects.toThrow(/: this user may not make/)
  })

  it('migrates a database of an older shop with all its data', async () => {
    const url = await running().createDatabase()
    await releaseWithPairs(url)
    const model = memoryCatalogue(catalogueRecords)
    for (let opening = 0; opening < 2; opening++) {
      const { catalogue, close } = await openPostgres({ url })
      for (const condition of [
        { kind: 'all', of: [] },
        { kind: 'words', of: ['silk'] },
        { kind: 'contains', column: 'description', text: 'buta' },
        { kind: 'in', column: 'color', values: ['gold', 'madder'] },
      ] as const) {
        const query = { ...everything, condition, limit: 1000 }
        expect(await catalogue.read(query)).toEqual(JSON.parse(JSON.stringify(await model.read(query))))
        expect(await catalogue.facets(condition, ['color', 'brand'])).toEqual(
          await model.facets(condition, ['color', 'brand']),
        )
      }
      expect(await catalogue.words()).toEqual(await model.words())
      expect(await catalogue.version()).not.toBe(unwritten)
      await close()
    }
  })

  it('does not touch a database of a newer shop', async () => {
    const url = await running().createDatabase()
    await running().administer(
      'create table shop_migrations (done integer not null); insert into shop_migrations values (999)',
      new URL(url).pathname.slice(1),
    )
    await expect(openPostgres({ url })).rejects.toThrow('it was made by a newer version of the shop.')
  })

  it('makes and migrates nothing for a command that runs beside the shop', async () => {
    const url = await running().createDatabase()
    const besideTheShop = () => openPostgres({ url, schema: 'unchanged' })
    await expect(besideTheShop()).rejects.toThrow(/: the shop has never been started with it\.$/)
    await releaseWithPairs(url)
    await expect(besideTheShop()).rejects.toThrow('it was made by an older version of the shop.')
    const db = new Client({ connectionString: url })
    await db.connect()
    expect((await db.query('select done from shop_migrations')).rows).toEqual([{ done: 2 }])
    await db.end()
    await (await openPostgres({ url })).close()
    await (await besideTheShop()).close()
  })

  it('replaces a connection to a database that has become a standby', async () => {
    const url = await running().createDatabase()
    const pool = guardedPool(url, { connections: 1, statementMs: 0, silentMs: 10_000 })
    const standby = await pool.connect()
    await standby.query('set default_transaction_read_only = on', [])
    await expect(standby.query('create table kept ()', [])).rejects.toThrow('read-only transaction')
    standby.release()
    const next = await pool.connect()
    expect(await next.query('create table kept ()', [])).toMatchObject({ command: 'CREATE' })
    next.release()
    await pool.end()
  })

  it('survives a connection that breaks between two statements', async () => {
    const { administer, createDatabase } = running()
    const pool = guardedPool(await createDatabase(), { connections: 1, statementMs: 0, silentMs: 0 })
    const connection = await pool.connect()
    await connection.query('begin', [])
    // The connection is idle at this moment: without a listener its error would end the process.
    await administer(breakConnections)
    await expect(connection.query('select 1', [])).rejects.toThrow('not queryable')
    connection.release()
    const next = await pool.connect()
    expect((await next.query<{ one: number }>('select 1 as one', [])).rows).toEqual([{ one: 1 }])
    next.release()
    await pool.end()
  })

  it('opens other connections after some whose settings could not be made', async () => {
    const { administer, createDatabase, urlOf } = running()
    const database = new URL(await createDatabase()).pathname.slice(1)
    await administer(`create role plain login; alter database ${database} owner to plain`)
    const { catalogue, close } = await openPostgres({ url: urlOf(database, 'plain') })
    await administer('revoke execute on function set_config from public', database)
    // One more than there may be at once.
    for (let failed = 0; failed < 5; failed++) await expect(catalogue.version()).rejects.toThrow('this user may not')
    await administer('grant execute on function set_config to public', database)
    expect(await catalogue.version()).toBe('unwritten')
    await close()
  })

  it('survives a connection that breaks', async () => {
    const { administer, createDatabase } = running()
    const { catalogue, close } = await openPostgres({ url: await createDatabase() })
    // One of each pool, which are idle when they break.
    const answers = () => Promise.all([catalogue.version(), catalogue.read(everything)])
    const before = await answers()
    await administer(breakConnections)
    await eventually(answers).toEqual(before)
    expect(before).toEqual([unwritten, { records: [], total: 0 }])
    await close()
  })
})
