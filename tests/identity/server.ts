import { createAdaptorServer } from '@hono/node-server'
import { createIdentityService } from '#server/identity/identityService.ts'
import { openSqlite } from '#server/storage/sqlite/openSqlite.ts'
import { localUserPool } from '#contract/page.ts'

/** The user pool over one file, as a process of its own: prints its port when it is open, and waits to be killed. */
const { identityRecords: records } = await openSqlite({ file: process.argv[2] ?? '' })
const { fetch } = createIdentityService({
  records,
  settings: { ...localUserPool, appName: 'Padma Weaves' },
  now: () => new Date(),
  log: console.error,
})

const server = createAdaptorServer({ fetch: (request) => fetch(request, { address: '127.0.0.1' }) })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address ? address.port : address)
})
