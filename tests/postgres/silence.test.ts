import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardedPool } from '#server/storage/postgres/guardedPool.ts'
import { openPostgres } from '#server/storage/postgres/openPostgres.ts'
import { writersLock } from '#server/storage/postgres/postgresDialect.ts'
import { clusterUnavailable, startCluster, type Cluster } from './cluster.ts'

const everything = { condition: { kind: 'all', of: [] }, order: [], limit: 10, skip: 0 } as const

interface SilentProxy {
  url: string
  /** The connections of now stay open, and nothing comes through them any more. */
  silence: () => void
  close: () => void
}

/** A TCP proxy to a database that can drop everything silently, as a firewall or a failed host does. */
async function silentProxy(url: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(url)
  const proxy = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const there = connect(Number(port), hostname)
    for (const socket of [client, there]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    client.pipe(there).pipe(client)
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  proxy.port = String((server.address() as AddressInfo).port) // a TCP port
  proxy.hostname = '127.0.0.1'
  return {
    url: proxy.href,
    silence: () => sockets.forEach((socket) => socket.unpipe().pause()),
    close() {
      server.close()
      sockets.forEach((socket) => socket.destroy())
    },
  }
}

describe.skipIf(clusterUnavailable())('connections that go silent', () => {
  let cluster: Cluster | undefined
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster?.stop())

  it('are given up and replaced, and do not keep the shop from closing', async () => {
    const proxy = await silentProxy((await cluster?.createDatabase()) ?? '')
    const { catalogue, close } = await openPostgres({ url: proxy.url, silentMs: 1000 })
    await catalogue.create([{ id: '1' }])
    expect((await catalogue.read(everything)).total).toBe(1)

    proxy.silence()
    const silent = { kind: 'unreachable', message: 'its host does not answer.' }
    await expect(catalogue.read(everything)).rejects.toMatchObject(silent)
    await expect(catalogue.create([{ id: '2' }])).rejects.toMatchObject(silent)
    expect((await catalogue.read(everything)).total).toBe(1)
    await catalogue.create([{ id: '2' }])

    proxy.silence()
    await close()
    proxy.close()
  })

  it('are given up while they are opened', async () => {
    const server = createServer((socket) => void socket.on('error', () => undefined))
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo // a TCP port
    await expect(openPostgres({ url: `postgres://shop@127.0.0.1:${port}/shop` })).rejects.toThrow(
      `The catalogue cannot be kept in postgres://127.0.0.1:${port}/shop: its host does not answer.`,
    )
    server.close()
  })

  it('do not keep the lock of a write: the writes of other servers go on', async () => {
    const url = (await cluster?.createDatabase()) ?? ''
    const proxy = await silentProxy(url)
    const pool = guardedPool(proxy.url, { connections: 1, statementMs: 0, silentMs: 0, idleMs: 1000 })
    const silent = await pool.connect()
    await silent.query('begin', [])
    await silent.query(`select pg_advisory_xact_lock(${writersLock})`, [])
    proxy.silence()
    // It waits for the lock twice: for its migrations, and for the write.
    const { catalogue, close } = await openPostgres({ url })
    await catalogue.create([{ id: '1' }])
    expect((await catalogue.read(everything)).total).toBe(1)
    silent.release()
    await Promise.all([close(), pool.end()])
    proxy.close()
  })
})
