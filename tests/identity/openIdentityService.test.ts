import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { fixturePassword, fixtureUsers } from '#mocks/identityUsers.ts'
import { createShopApi } from '#server/app/shopApi.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { codesNote, mailNote, openIdentityService } from '#server/openIdentityService.ts'
import { readServerSettings } from '#server/settings.ts'
import { memoryCatalogue } from '#server/storage/memory.ts'
import { memoryIdentityRecords } from '#server/storage/memoryIdentityRecords.ts'
import { memoryUsers } from '#server/storage/memoryUsers.ts'
import { openSqlite } from '#server/storage/sqlite/openSqlite.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { poolIds, post } from './openPool.ts'

const origin = 'http://localhost:3000'
const cognito = { USER_POOL_ID: 'ap-south-1_AbCdEf123', USER_POOL_CLIENT_ID: 'client' }
const printedAlone = 'SMTP_URL is not set: .* printed here.$'
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' }

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

/** What a shop with this environment answers below /dev/identity. */
async function answerOf(env: NodeJS.ProcessEnv, path: string, method = 'GET'): Promise<Response> {
  const log = (message: string, error: unknown) => expect.fail(`${message}: ${String(error)}`)
  const opened = openIdentityService(
    readServerSettings(env, '/shop'),
    { identityRecords: memoryIdentityRecords(), users: memoryUsers() },
    log,
  )
  close = opened.close
  const api = createShopApi({
    catalogue: memoryCatalogue(),
    users: memoryUsers(),
    keys: { read: 'r' },
    tokens: opened.tokens,
    identity: opened.service,
    now: () => new Date(),
    log,
  })
  return api.fetch(new Request(`${origin}/dev/identity${path}`, { method }), { address: '127.0.0.1' })
}

async function statusOf(...asked: Parameters<typeof answerOf>): Promise<number> {
  return (await answerOf(...asked)).status
}

it('keeps accounts itself, unless Amazon Cognito does', async () => {
  expect(await statusOf({}, '/.well-known/jwks.json')).toBe(200)
  expect(await statusOf(cognito, '/.well-known/jwks.json')).toBe(404)
  expect(await statusOf({}, '/outbox?to=a@shop.test')).toBe(200)
  expect(await statusOf(cognito, '/outbox?to=a@shop.test')).toBe(404)
  expect(await statusOf(smtp, '/outbox?to=a@shop.test')).toBe(404)
  expect(await statusOf({ SITE_URL: 'https://shop.example' }, '/outbox?to=a@shop.test')).toBe(403)
})

it('lets no cache keep that it has no outbox', async () => {
  expect((await answerOf(smtp, '/outbox')).headers.get('cache-control')).toBe('no-store')
})

it('answers HEAD as GET for its public keys, and nothing at another address', async () => {
  expect(await statusOf({}, '/.well-known/jwks.json', 'HEAD')).toBe(200)
  expect(await statusOf({}, '/other', 'GET')).toBe(404)
  expect(await statusOf({}, '/other', 'POST')).toBe(404)
})

it.each<[NodeJS.ProcessEnv, string | undefined]>([
  [{}, 'SMTP_URL is not set: .* printed here and can be read at http://localhost:3000/dev/identity/outbox.'],
  [{ SITE_URL: 'https://shop.example' }, printedAlone],
  [smtp, undefined],
  [cognito, undefined],
])('says of %j where its codes are', (env, note) => {
  const said = codesNote(readServerSettings(env, '/shop'), origin)
  expect(said ?? '').toMatch(new RegExp(note ?? '^$'))
})

it.each(['http://192.0.2.7:3000', 'http://[2001:db8::7]:3000', 'http://[fe80::7%eth0]:3000'])(
  'names no outbox at %s, where it answers nobody',
  (address) => {
    expect(codesNote(readServerSettings({}, '/shop'), address)).toMatch(new RegExp(printedAlone))
  },
)

it.each<[NodeJS.ProcessEnv, string | undefined]>([
  [smtp, 'SMTP_URL cannot be used now, .*ECONNREFUSED.* Check its host, port'],
  [{ ...cognito, ...smtp }, undefined],
  [{}, undefined],
])('says of %j whether its mail server cannot be used', async (env, note) => {
  expect((await mailNote(readServerSettings(env, '/shop'))) ?? '').toMatch(new RegExp(note ?? '^$'))
})

it('leaves the address of a shopper who deletes her account in no file of the database', async () => {
  const folder = await temporaryFolder()
  const storage = await openSqlite({ file: join(folder.path, 'shop.sqlite') })
  const log = (message: string, error: unknown) => expect.fail(`${message}: ${String(error)}`)
  const { service, close: closeService } = openIdentityService(readServerSettings({}, '/shop'), storage, log)
  close = async () => {
    await closeService()
    await storage.close()
    await folder.remove()
  }
  const { username } = fixtureUsers.plain
  const records = storage.identityRecords
  await seedUsers(records, poolIds, [fixtureUsers.plain, fixtureUsers.totp], Date.now())
  const pool = service?.pool ?? fail('The shop has its own pool.')
  const signIn = (PASSWORD: string) =>
    post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: username, PASSWORD } })
  await post(pool, 'ForgotPassword', { Username: username })
  const { body } = await signIn(fixturePassword)
  await signIn('wrong')
  const { AccessToken } = Object(body['AuthenticationResult'])
  expect((await post(pool, 'DeleteUser', { AccessToken })).status).toBe(200)
  const isInFiles = (text: string) =>
    readdirSync(folder.path).some((name) => readFileSync(join(folder.path, name)).includes(text))
  expect([isInFiles(fixtureUsers.totp.username), isInFiles(username)]).toEqual([true, false])
})

it('keeps no record of a user that another tab creates while the account is deleted', async () => {
  const { username: email } = fixtureUsers.plain
  const identityRecords = memoryIdentityRecords()
  const users = memoryUsers()
  const log = (message: string, error: unknown) => expect.fail(`${message}: ${String(error)}`)
  const {
    service,
    tokens,
    close: closeService,
  } = openIdentityService(readServerSettings({}, '/shop'), { identityRecords, users }, log)
  close = closeService
  const pool = service?.pool ?? fail('The shop has its own pool.')
  const api = createShopApi({
    catalogue: memoryCatalogue(),
    users,
    keys: { read: 'r' },
    tokens,
    now: () => new Date(),
    log,
  })
  await seedUsers(identityRecords, poolIds, [fixtureUsers.plain], Date.now())
  const AuthParameters = { USERNAME: email, PASSWORD: fixturePassword }
  const { body } = await post(pool, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  const { AccessToken, IdToken } = Object(body['AuthenticationResult'])
  const createUser = () => {
    const data = { userId: 'u-1', email, name: 'Meera Nair', tenantId: 'padma-weaves' }
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${IdToken}` }
    const options = { method: 'POST', headers, body: JSON.stringify({ action: 'CREATE_USER', email, data }) }
    return api.fetch(new Request(`${origin}/dev/users`, options))
  }
  const statuses: number[] = []
  const removal = vi.spyOn(identityRecords, 'delete').mockImplementationOnce(async (kind, key) => {
    statuses.push((await createUser()).status)
    await identityRecords.delete(kind, key)
  })
  statuses.push((await post(pool, 'DeleteUser', { AccessToken })).status)
  expect(removal).toHaveBeenCalled()
  expect(statuses).toEqual([200, 200])
  expect(await users.list(10)).toEqual([])
})

function fail(message: string): never {
  throw new Error(message)
}
