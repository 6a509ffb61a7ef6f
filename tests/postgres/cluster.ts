import { execFile, execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Cluster {
  /** The address of a database of this cluster. */
  urlOf: (database: string, user?: string) => string
  /** Makes an empty database and answers its address. */
  createDatabase: () => Promise<string>
  /** Does something as the administrator of a database. */
  administer: (statement: string, database?: string) => Promise<void>
  /** Stops its processes as a power cut does, and keeps its data. */
  halt: () => Promise<void>
  /** Starts it again on the same port; resolves when it takes connections. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/** How long a cluster may take to start, in seconds: a busy machine needs more than pg_ctl's minute. */
const startSeconds = '150'

/** Where PostgreSQL's programs lie, by version; Debian keeps them off the PATH. */
const programs = globSync('/usr/lib/postgresql/*/bin').toSorted((one, other) => versionOf(other) - versionOf(one))[0]

function versionOf(folder: string): number {
  return Number(folder.split('/').at(-2))
}

/**
 * Why no cluster can be started here; undefined when one can. With CI=true that is a failure and not a reason.
 */
export function clusterUnavailable(here = { folder: programs, ci: process.env['CI'] }): string | undefined {
  if (here.folder && existsSync(join(here.folder, 'initdb'))) return undefined
  const unavailable = 'PostgreSQL is not installed (Debian: postgresql and postgresql-contrib)'
  if (here.ci === 'true') throw new Error(`${unavailable}, and with CI=true its tests are not left out.`)
  return unavailable
}

/**
 * A cluster of our own in a folder of its own on a free port, gone after `stop`. It forgets what it promised to the disk:
 * nothing of it outlives the tests. With `keepsWrites` what it has acknowledged outlives a halt. PostgreSQL refuses to run
 * as root, so root lends it to the user `postgres`.
 */
export async function startCluster({ keepsWrites = false } = {}): Promise<Cluster> {
  const bin = programs ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    const [user, group] = ['-u', '-g'].map((id) => Number(execFileSync('id', [id, 'postgres'], { encoding: 'utf8' })))
    chownSync(folder, Number(user), Number(group))
    chmodSync(folder, 0o700)
  }
  const data = join(folder, 'data')
  const as = (program: string, args: readonly string[]) =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], { cwd: '/' })
      : run(join(bin, program), [...args], { cwd: '/' })

  const port = await freePort()
  const settings = [
    ['port', port],
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', folder],
    ['fsync', 'off'],
    ['synchronous_commit', keepsWrites ? 'on' : 'off'],
    ['full_page_writes', 'off'],
  ]
  await as('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const options = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ')
  const log = join(folder, 'log')
  const start = async () => {
    await as('pg_ctl', ['-D', data, '-w', '-t', startSeconds, '-l', log, '-o', options, 'start']).catch(() => {
      const lines = existsSync(log) ? readFileSync(log, 'utf8') : 'it has no log'
      throw new Error(`PostgreSQL did not start within ${startSeconds} s on port ${port}: ${lines}`)
    })
  }
  const halt = async () => {
    await as('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
  }
  await start()

  let databases = 0
  const administer = async (statement: string, database = 'postgres') => {
    await as('psql', [
      '-h',
      folder,
      '-p',
      String(port),
      '-U',
      'postgres',
      '-v',
      'ON_ERROR_STOP=1',
      '-qc',
      statement,
      database,
    ])
  }
  const urlOf = (database: string, user = 'postgres') => `postgres://${user}@127.0.0.1:${port}/${database}`
  return {
    urlOf,
    administer,
    async createDatabase() {
      const name = `shop_${++databases}`
      await administer(`create database ${name}`)
      return urlOf(name)
    },
    halt,
    resume: start,
    async stop() {
      await halt()
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * Below the ports that systems give to outgoing connections, and to the tests' other servers: one of those could take the
 * port before PostgreSQL has it, or while PostgreSQL is halted.
 */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  await new Promise((closed) => server.close(closed))
  return port
}
