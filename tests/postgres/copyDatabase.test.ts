import { describe, expect, it, onTestFinished } from 'vitest'
import { createBackOfficeClient } from '#api/backOffice.ts'
import { createStoreClient } from '#api/client.ts'
import { openPostgres } from '#server/storage/postgres/openPostgres.ts'
import { runCommand } from '#tests/support/runCommand.ts'
import { startShop } from '#tests/support/startShop.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { clusterUnavailable, startCluster } from './cluster.ts'
import { expectSignedIn, signIn } from './shopper.ts'

const unavailable = clusterUnavailable()
if (unavailable) console.warn(`    Copying into PostgreSQL is left out: ${unavailable}.`)

const copyDatabase = (env: Record<string, string>, ...args: string[]) =>
  runCommand('server/storage/copy/copyDatabase.ts', args, env)

describe.skipIf(unavailable)('npm run copy-database', () => {
  it('moves a shop from the embedded database to PostgreSQL, with its accounts and those who are signed in', async () => {
    const [cluster, folder] = [await startCluster(), await temporaryFolder()]
    onTestFinished(async () => {
      await cluster.stop()
      await folder.remove()
    })
    const DATA_DIR = folder.path
    const env = { DATA_DIR, DATABASE_URL: await cluster.createDatabase() }

    const before = await startShop({ DATA_DIR })
    const shopper = await signIn(before.origin)
    await createBackOfficeClient({ base: `${before.origin}/dev`, writeKey: before.writeKey }).createProduct({
      entityId: 'moved',
      name: 'Moved',
    })
    expect(copyDatabase(env)).toMatchObject({ status: 1, errors: expect.stringContaining('is in use. Stop the shop') })
    await before.stop()

    const { status, output, errors } = copyDatabase(env)
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(output).toContain('Copied. Products: 120. Accounts: 1.')
    expect(copyDatabase(env)).toMatchObject({ status: 1, errors: expect.stringContaining('Nothing was copied') })

    const { identityRecords, close } = await openPostgres({ url: env.DATABASE_URL })
    await identityRecords.put('copy', 'unfinished', { value: 'true', expiresAt: null }, undefined)
    await expect(startShop(env)).rejects.toThrow('A copy into this database was interrupted.')
    await identityRecords.delete('copy', 'unfinished')
    await close()

    const after = await startShop(env)
    onTestFinished(() => after.kill())
    await expectSignedIn(after.origin, shopper)
    const { readProduct, readProducts } = createStoreClient({ base: `${after.origin}/dev`, readKey: 'shop-read' })
    expect((await readProduct('moved'))?.name).toBe('Moved')
    expect((await readProducts({ limit: 1 })).total).toBe(120)
  })
})

it.each([
  [{ DATA_DIR: '/nowhere' }, [], 1, 'DATABASE_URL is not set'],
  [{ DATA_DIR: '/nowhere', DATABASE_URL: 'postgres://a:b@localhost:1/c' }, [], 1, 'There is no /nowhere/shop.sqlite'],
  [{ DATABASE_URL: 'mysql://a:b@localhost/c' }, [], 1, 'DATABASE_URL'],
  [{}, ['--force'], 2, 'Usage: '],
] as const)('with %j %j npm run copy-database says what is wrong', (env, args, status, says) => {
  expect(copyDatabase(env, ...args)).toMatchObject({ status, errors: expect.stringContaining(says) })
})
