import { createAdaptorServer } from '@hono/node-server'
import { createShopApi } from '#server/app/shopApi.ts'
import { noTokens } from '#server/app/tokens.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { openSqlite } from '#server/storage/sqlite/openSqlite.ts'

/** The shop's API over one file, as a process of its own: prints its port when it is open, and waits to be killed. */
const { catalogue } = await openSqlite({ file: process.argv[2] ?? '' })
const keys = { read: 'durability-read', write: 'durability-write' }
const api = createShopApi({
  catalogue,
  users: memoryUsers(),
  tokens: noTokens,
  keys,
  now: () => new Date(),
  log: console.error,
})

const server = createAdaptorServer({ fetch: api.fetch })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address ? address.port : address)
})
