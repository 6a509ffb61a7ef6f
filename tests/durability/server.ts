import { createAdaptorServer } from '@hono/node-server'
import { createShopApi } from '#server/app/shopApi.ts'
import { noTokens } from '#server/app/tokens.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { openPostgres } from '#server/storage/postgres/openPostgres.ts'
import { openSqlite } from '#server/storage/sqlite/openSqlite.ts'
import { limitFiles } from './limitedFile.ts'

/**
 * The shop's API over one file or a PostgreSQL database, as a process of its own: prints its port when it is open, and
 * waits to be killed. A second argument is the number of pages at which the file is full; SIGUSR2 makes room.
 */
const [store = '', maxPages] = process.argv.slice(2)
if (maxPages !== undefined) process.on('SIGUSR2', limitFiles(Number(maxPages)))
const { catalogue } = store.startsWith('postgres:')
  ? await openPostgres({ url: store })
  : await openSqlite({ file: store })
const keys = { read: 'durability-read', write: 'durability-write' }
const api = createShopApi({
  catalogue,
  users: memoryUsers(),
  tokens: noTokens,
  keys,
  now: () => new Date(),
  // These tests cause full disks and unreachable databases.
  log: (message, error) => {
    if (maxPages === undefined && !store.startsWith('postgres:')) console.error(message, error)
  },
})

const server = createAdaptorServer({ fetch: api.fetch })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address ? address.port : address)
})
